import { expect } from 'playwright/test';
import type { DesktopApp } from './driver';

/** What the page attempted and the main process did, in order. */
interface InterceptedEffects {
  readonly relaunches: string[][];
  readonly questions: string[];
  readonly edits: boolean[];
  readonly navigations: [url: string, isRefused: boolean][];
  readonly downloads: boolean[];
  readonly external: string[];
  readonly shownFiles: string[];
}

declare global {
  /** Exists only in the main process, while a spec intercepts its effects. */
  var intercepted: InterceptedEffects;
}

/** Records the effects before the app's listeners, prevents relaunches and programs, and answers dialogs by index. */
export async function interceptEffects(app: DesktopApp, button = 0): Promise<void> {
  await app.evaluate(({ app: electronApp, BrowserWindow, dialog, shell }, response) => {
    const lists = ['relaunches', 'questions', 'edits', 'navigations', 'downloads', 'external'];
    const effects = Object.fromEntries([...lists, 'shownFiles'].map((name) => [name, []])) as never;
    globalThis.intercepted = effects;
    const { relaunches, questions, edits, navigations, downloads, external, shownFiles } =
      effects as InterceptedEffects;
    const exit = electronApp.exit.bind(electronApp);
    let isRelaunching = false;
    electronApp.relaunch = (options) => {
      relaunches.push(options?.args ?? []);
      isRelaunching = true;
      return true;
    };
    electronApp.exit = (exitCode) => {
      if (!isRelaunching) exit(exitCode);
      isRelaunching = false;
    };
    shell.openExternal = async (url) => void external.push(url);
    // As on Linux, which never answers.
    shell.openPath = () => new Promise(() => undefined);
    shell.showItemInFolder = (path) => shownFiles.push(path);
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.ipc.on('desk:reportEdits', (_event, edited) => edits.push(edited));
    contents?.on('will-frame-navigate', ({ url, defaultPrevented }) =>
      navigations.push([url, defaultPrevented]),
    );
    contents?.session.on('will-download', ({ defaultPrevented }) => downloads.push(defaultPrevented));
    dialog.showMessageBox = async (...args: unknown[]) => {
      const { message } = args.at(-1) as Electron.MessageBoxOptions;
      questions.push(message);
      return { response, checkboxChecked: false };
    };
  }, button);
}

/** The effects since {@link interceptEffects}. */
export const interceptedEffects = (app: DesktopApp): Promise<InterceptedEffects> =>
  app.evaluate(() => globalThis.intercepted);

/** Answers the next dialogs for files and folders with a path, or with none if that is empty. */
export async function choosePath(app: DesktopApp, path: string): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    const canceled = chosen === '';
    dialog.showOpenDialog = async () => ({ canceled, filePaths: canceled ? [] : [chosen] });
    dialog.showSaveDialog = async () => ({ canceled, filePath: chosen });
  }, path);
}

export async function clickMenu(app: DesktopApp, id: string): Promise<void> {
  await app.evaluate(({ Menu }, itemId) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(itemId);
    if (!item) throw new Error(`The menu has no item ${itemId}.`);
    item.click();
  }, id);
}

/** Chooses an item of the menu until that has worked: the page may not have the script yet that does it. */
export const chooseUntil = (app: DesktopApp, id: string, expectDone: () => Promise<unknown>) =>
  expect(async () => {
    await clickMenu(app, id);
    await expectDone();
  }).toPass();

/** Runs a script in the page. Returns `undefined` if there is no answer in time, as from a crashed page. */
export function runInPage(app: DesktopApp, script: string, timeoutMs = 1_000): Promise<unknown> {
  return app
    .evaluate(
      ({ BrowserWindow }, { script, timeoutMs }) => {
        const answer = BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script);
        return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      },
      { script, timeoutMs },
    )
    .catch(() => undefined);
}

/** The headline of the page in the window; `undefined` while the page is being replaced. */
export const headline = (app: DesktopApp) => runInPage(app, `document.querySelector('h1')?.textContent`);
