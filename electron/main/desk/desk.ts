import { app, type BrowserWindow, Menu } from 'electron';
import type { MainMessages } from '../../shared/channels';
import { listenToDesk } from '../security/ipc';
import { menuTemplate } from './menu';
import { guardEdits } from './unsaved-edits';

interface DeskSetup {
  /** The address of the site's page. */
  readonly page: string;
  /** Ends the app and starts it as a kiosk. */
  readonly startKiosk: () => void;
}

/** Gives the window on a desk its menu, and asks before edits are lost. */
export function setUpDesk(window: BrowserWindow, { page, startKiosk }: DeskSetup): void {
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
    },
    process.platform,
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  app.setAboutPanelOptions({ applicationName: app.name, applicationVersion: app.getVersion() });
}
