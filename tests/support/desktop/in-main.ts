import type { DesktopApp } from './desktop-app';

/** What the main process would have done, had the specs let it. */
export interface HeldBack {
  /** The arguments of each process that would have taken over. */
  readonly relaunches: string[][];
  /** The questions that dialogs would have asked. */
  readonly questions: string[];
  /** What the page has told about edits. */
  readonly edits: boolean[];
}

declare global {
  /** Lives in the main process while a spec holds it back. */
  var heldBack: HeldBack;
}

/** Watches what the page tells, keeps the app from starting itself anew, and answers its dialogs with a button by its number. */
export async function holdBack(app: DesktopApp, button = 0): Promise<void> {
  await app.evaluate(({ app: own, BrowserWindow, dialog }, answer) => {
    const heldBack: HeldBack = { relaunches: [], questions: [], edits: [] };
    globalThis.heldBack = heldBack;
    const exit = own.exit.bind(own);
    let isRelaunching = false;
    own.relaunch = (options) => {
      heldBack.relaunches.push(options?.args ?? []);
      isRelaunching = true;
    };
    own.exit = (exitCode) => {
      if (!isRelaunching) exit(exitCode);
      isRelaunching = false;
    };
    BrowserWindow.getAllWindows()[0]?.webContents.ipc.on('desk:edits', (_event, edited) =>
      heldBack.edits.push(edited),
    );
    const showMessageBox = async (...args: unknown[]) => {
      const { message } = args.at(-1) as Electron.MessageBoxOptions;
      heldBack.questions.push(message);
      return { response: answer, checkboxChecked: false };
    };
    dialog.showMessageBox = showMessageBox;
  }, button);
}

/** What {@link holdBack} has kept the app from since then. */
export function seenHeldBack(app: DesktopApp): Promise<HeldBack> {
  return app.evaluate(() => globalThis.heldBack);
}

/** Clicks an item of the menu. */
export async function clickMenu(app: DesktopApp, id: string): Promise<void> {
  await app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item) throw new Error(`The menu has no ${wanted}.`);
    item.click();
  }, id);
}

/** The headline of the page in the window, which may have been replaced since the last look. */
export function headline(app: DesktopApp): Promise<string> {
  return app
    .evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `document.querySelector('h1')?.textContent ?? ''`,
      ),
    )
    .catch(() => '');
}

/** Makes the page of the window crash. */
export async function crashPage(app: DesktopApp): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
}
