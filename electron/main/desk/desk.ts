import { app, type BrowserWindow, dialog, Menu, shell } from 'electron';
import { offeredLanguages } from '../../../src/content/languages';
import { builtContent } from '../content/built-content';
import { provideStartContent } from '../content/start-content';
import type { StartFile } from '../content/start-file';
import type { AppLanguage } from '../language/app-language';
import { type DesktopCopy, desktopCopy } from '../language/desktop-copy';
import { clearClipboard } from '../lib/clear-clipboard';
import type { Log } from '../log/log';
import { sendToPage, serve } from '../security/ipc';
import { type MenuActions, menuTemplate } from './menu';
import { contentFiles } from './open-and-save';
import { createPrinter } from './printer';
import { pdfSaver } from './save-pdf';
import { trackUnsavedWork } from './unsaved-work';

interface DeskSetup {
  readonly pageUrl: string;
  readonly language: AppLanguage;
  readonly startFile: StartFile | undefined;
  readonly log: Log;
  /** Quits the app and relaunches it as a kiosk; rejects if that fails. */
  readonly startKiosk: () => Promise<void>;
  readonly licensesFile: string;
}

function reportKioskError({ kioskNotStarted }: DesktopCopy): void {
  dialog.showErrorBox(kioskNotStarted.title, kioskNotStarted.text);
}

function setMenu(actions: MenuActions, copy: DesktopCopy): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menuTemplate(actions, copy, process.platform, builtContent.foundation.name)),
  );
  app.setAboutPanelOptions({
    applicationName: app.name,
    applicationVersion: app.getVersion(),
    // The About dialog of Linux has no credits field.
    [process.platform === 'linux' ? 'copyright' : 'credits']: copy.credits,
  });
}

/** Sets up a desk window: adds menus, and asks before unsaved work is lost. */
export function setUpDesk(
  window: BrowserWindow,
  { pageUrl, language, startFile, log, startKiosk, licensesFile }: DeskSetup,
): void {
  const { webContents } = window;
  const files = contentFiles(window, language, startFile);
  const print = createPrinter(window, language);
  /** Resolves the pending save request. */
  let onSaved: (isSaved: boolean) => void = () => undefined;
  const requestSave = () =>
    new Promise<boolean>((resolve) => {
      onSaved(false);
      onSaved = resolve;
      sendToPage(webContents, 'desk', 'onCommand', 'save');
    });
  // Cancels the request along with its page; otherwise a later save in a new page would close the window.
  webContents.on('render-process-gone', () => onSaved(false));
  webContents.on('did-navigate', () => onSaved(false));
  const work = trackUnsavedWork(window, language, requestSave);
  const actions: MenuActions = {
    openScreen: (path) => sendToPage(webContents, 'desk', 'onOpenScreen', path),
    command: (command) => sendToPage(webContents, 'desk', 'onCommand', command),
    back: () => webContents.navigationHistory.goBack(),
    forward: () => webContents.navigationHistory.goForward(),
    reload: () => work.confirmLoss('reload', () => webContents.reload()),
    print,
    startKiosk: () =>
      work.confirmLoss('kiosk', () => {
        startKiosk().catch(() => reportKioskError(desktopCopy[language.current]));
      }),
    showLicenses: () => shell.showItemInFolder(licensesFile),
  };

  provideStartContent(webContents, { pageUrl, file: startFile, log, onShown: files.setShown });
  serve(webContents, pageUrl, 'desk', {
    reportEdits: work.setEdits,
    reportDrafts: work.setDrafts,
    reportVisitEnd() {
      webContents.navigationHistory.clear();
      clearClipboard();
    },
    print,
    openContent: files.open,
    async saveContent(text, asOther) {
      const result = await files.save(text, asOther);
      onSaved(result.kind === 'saved');
      return result;
    },
    savePdf: pdfSaver(window, language),
    reportLanguage(tag) {
      const next = offeredLanguages.find((offered) => offered === tag);
      if (!next || next === language.current) return;
      language.current = next;
      setMenu(actions, desktopCopy[next]);
    },
  });
  setMenu(actions, desktopCopy[language.current]);
}
