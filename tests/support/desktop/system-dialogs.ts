import type { DesktopApp } from './desktop-app';

/**
 * Answers file dialogs as someone does who types a name, or cancels without one. Both begin in the folder that the app
 * suggests. As on Linux, Save adds no ending to the name, and Open lists only files with an ending of the filters.
 */
export async function typeInFileDialogs(app: DesktopApp, name: string): Promise<void> {
  await app.evaluate(({ dialog }, typed) => {
    const { dirname, extname, resolve } = process.getBuiltinModule('node:path');
    const { existsSync } = process.getBuiltinModule('node:fs');
    dialog.showSaveDialog = async (...args: unknown[]) => {
      const { defaultPath = '' } = args.at(-1) as Electron.SaveDialogOptions;
      return { canceled: typed === '', filePath: typed && resolve(dirname(defaultPath), typed) };
    };
    dialog.showOpenDialog = async (...args: unknown[]) => {
      const { defaultPath = '', filters = [] } = args.at(-1) as Electron.OpenDialogOptions;
      const path = resolve(defaultPath, typed);
      const endings = filters.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`));
      const isListed = endings.includes(extname(path).toLowerCase()) && existsSync(path);
      return { canceled: !isListed, filePaths: isListed ? [path] : [] };
    };
  }, name);
}

/** Answers the next questions with a button, by its label. */
export async function pressInQuestions(app: DesktopApp, button: string): Promise<void> {
  await app.evaluate(({ dialog }, label) => {
    dialog.showMessageBox = async (...args: unknown[]) => {
      const { message, buttons = [] } = args.at(-1) as Electron.MessageBoxOptions;
      if (!buttons.includes(label)) throw new Error(`“${message}” has no button “${label}”.`);
      return { response: buttons.indexOf(label), checkboxChecked: false };
    };
  }, button);
}
