import { app, type BrowserWindow, Menu, shell } from 'electron';
import type { MainMessages } from '../../shared/channels';
import { credits } from '../copy';
import { listenToDesk } from '../security/ipc';
import { menuTemplate } from './menu';
import { guardEdits } from './unsaved-edits';

interface DeskSetup {
  /** The address of the site's page. */
  readonly page: string;
  /** Ends the app and starts it as a kiosk. */
  readonly startKiosk: () => void;
  /** The path of the licenses of everything that the app contains. */
  readonly licensesFile: string;
}

/** Opens a file in the system's own program for it; where there is none, shows it in its folder. */
async function openFile(path: string): Promise<void> {
  const error = await shell.openPath(path);
  if (error) shell.showItemInFolder(path);
}

/** Gives the window on a desk its menu, and asks before edits are lost. */
export function setUpDesk(window: BrowserWindow, { page, startKiosk, licensesFile }: DeskSetup): void {
  const { webContents } = window;
  const edits = guardEdits(window);
  listenToDesk(webContents, page, { edits: edits.report });

  const tell = <Channel extends keyof MainMessages>(channel: Channel, ...args: MainMessages[Channel]) =>
    webContents.send(channel, ...args);
  const template = menuTemplate(
    {
      openScreen: (path) => tell('desk:open-screen', path),
      back: () => webContents.navigationHistory.goBack(),
      forward: () => webContents.navigationHistory.goForward(),
      reload: () => edits.guard('reload', () => webContents.reload()),
      print: () => webContents.print(),
      startKiosk: () => edits.guard('kiosk', startKiosk),
      openLicenses: () => openFile(licensesFile),
    },
    process.platform,
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  app.setAboutPanelOptions({ applicationName: app.name, applicationVersion: app.getVersion(), credits });
}
