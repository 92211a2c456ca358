import type { IpcRendererEvent } from 'electron';
import type { DeskPort, Host, KioskPort } from '../../src/host/types';
import type { MainMessages, PageMessages, PageRequests } from '../shared/channels';
import type { HostSettings } from '../shared/host-settings';

type Listener<Channel extends keyof MainMessages> = (
  event: IpcRendererEvent,
  ...args: MainMessages[Channel]
) => void;

/** The part of `ipcRenderer` that the port uses, restricted to the known channels. */
export interface MainProcess {
  send<Channel extends keyof PageMessages>(channel: Channel, ...args: PageMessages[Channel]): void;
  invoke<Channel extends keyof PageRequests>(
    channel: Channel,
    ...args: Parameters<PageRequests[Channel]>
  ): Promise<ReturnType<PageRequests[Channel]>>;
  on<Channel extends keyof MainMessages>(channel: Channel, listener: Listener<Channel>): unknown;
  off<Channel extends keyof MainMessages>(channel: Channel, listener: Listener<Channel>): unknown;
}

function kioskPort(
  { times, display, keypad, asksForPin }: Extract<HostSettings, { mode: 'kiosk' }>,
  main: MainProcess,
): KioskPort {
  let isRestarting = false;
  return {
    times,
    display,
    keypad,
    // The main process refuses to start with them.
    unknownOptions: [],
    asksForPin,
    checkPin: (pin) => main.invoke('kiosk:check-pin', pin),
    leave: () => main.send('kiosk:leave'),
    reportReset: () => main.send('kiosk:reset'),
    reportAlive: () => {
      if (!isRestarting) main.send('kiosk:alive');
    },
    // Without a heartbeat, the main process recovers the page as it does after a hang.
    restart: () => {
      isRestarting = true;
    },
  };
}

function deskPort(main: MainProcess): DeskPort {
  return {
    reportEdits: (hasEdits) => main.send('desk:edits', hasEdits),
    reportLanguage: (tag) => main.send('desk:language', tag),
    onOpenScreen(listener) {
      // The event stays here: its `sender` would give the page access to IPC.
      const handler: Listener<'desk:open-screen'> = (_event, path) => listener(path);
      main.on('desk:open-screen', handler);
      return () => {
        main.off('desk:open-screen', handler);
      };
    },
  };
}

/** Creates the only interface through which the page can reach the main process. */
export function hostPort(settings: HostSettings, main: MainProcess): Host {
  return settings.mode === 'kiosk'
    ? { mode: 'kiosk', kiosk: kioskPort(settings, main) }
    : { mode: 'desk', desk: deskPort(main) };
}
