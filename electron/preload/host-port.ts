import type { IpcRendererEvent } from 'electron';
import type { DeskPort, DesktopHost, KioskPort, StartContentPort } from '../../src/host/types';
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

function startContentPort(main: MainProcess): StartContentPort {
  return {
    read: (known) => main.invoke('content:read', known),
    reportShown: (sha256) => main.send('content:shown', sha256),
    reportRefused: (reason) => main.send('content:refused', reason),
  };
}

/** Subscribes to a message of the main process; returns a function that unsubscribes. */
function subscribe<Channel extends keyof MainMessages>(
  main: MainProcess,
  channel: Channel,
  listener: (...args: MainMessages[Channel]) => void,
): () => void {
  // The event stays here: its `sender` would give the page access to IPC.
  const handler: Listener<Channel> = (_event, ...args) => listener(...args);
  main.on(channel, handler);
  return () => {
    main.off(channel, handler);
  };
}

function kioskPort(
  { times, display, keypad, asksForPin }: Extract<HostSettings, { mode: 'kiosk' }>,
  main: MainProcess,
): KioskPort {
  let isRestarting = false;
  return {
    startContent: startContentPort(main),
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

function deskPort({ language, isMac }: Extract<HostSettings, { mode: 'desk' }>, main: MainProcess): DeskPort {
  return {
    language,
    isMac,
    reportEdits: (hasEdits) => main.send('desk:edits', hasEdits),
    reportDrafts: (hasDrafts) => main.send('desk:drafts', hasDrafts),
    reportLanguage: (tag) => main.send('desk:language', tag),
    reportVisitEnd: () => main.send('desk:visit-end'),
    startContent: startContentPort(main),
    print: () => main.invoke('desk:print'),
    openContent: () => main.invoke('desk:open-content'),
    saveContent: (text, asOther) => main.invoke('desk:save-content', text, asOther),
    savePdf: (paper) => main.invoke('desk:save-pdf', paper),
    onCommand: (listener) => subscribe(main, 'desk:command', listener),
    onOpenScreen: (listener) => subscribe(main, 'desk:open-screen', listener),
  };
}

/** Creates the only interface through which the page can reach the main process. */
export function hostPort(settings: HostSettings, main: MainProcess): DesktopHost {
  return settings.mode === 'kiosk'
    ? { mode: 'kiosk', kiosk: kioskPort(settings, main) }
    : { mode: 'desk', desk: deskPort(settings, main) };
}
