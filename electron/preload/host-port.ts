import type { IpcRendererEvent } from 'electron';
import type { DeskPort, Host, KioskPort } from '../../src/host/types';
import type { MainMessages, PageMessages, PageQuestions } from '../shared/channels';
import type { HostSettings } from '../shared/host-settings';

type Listener<Channel extends keyof MainMessages> = (
  event: IpcRendererEvent,
  ...args: MainMessages[Channel]
) => void;

/** The few ways to the main process, by the names of the channels alone. */
export interface MainProcess {
  send<Channel extends keyof PageMessages>(channel: Channel, ...args: PageMessages[Channel]): void;
  invoke<Channel extends keyof PageQuestions>(
    channel: Channel,
    ...args: Parameters<PageQuestions[Channel]>
  ): Promise<ReturnType<PageQuestions[Channel]>>;
  on<Channel extends keyof MainMessages>(channel: Channel, listener: Listener<Channel>): unknown;
  off<Channel extends keyof MainMessages>(channel: Channel, listener: Listener<Channel>): unknown;
}

function kioskPort(
  { times, asksForPin }: Extract<HostSettings, { mode: 'kiosk' }>,
  main: MainProcess,
): KioskPort {
  return {
    times,
    asksForPin,
    checkPin: (pin) => main.invoke('kiosk:check-pin', pin),
    leave: () => main.send('kiosk:leave'),
    reportReset: () => main.send('kiosk:reset'),
    reportAlive: () => main.send('kiosk:alive'),
  };
}

function deskPort(main: MainProcess): DeskPort {
  return {
    reportEdits: (edited) => main.send('desk:edits', edited),
    onOpenScreen(listener) {
      // The page gets the path and not the event, which would lead it to the sender.
      const hear: Listener<'desk:open-screen'> = (_event, path) => listener(path);
      main.on('desk:open-screen', hear);
      return () => {
        main.off('desk:open-screen', hear);
      };
    },
  };
}

/** What the page may ask of the app around it: the functions of its port, and no other way to the main process. */
export function hostPort(settings: HostSettings, main: MainProcess): Host {
  return settings.mode === 'kiosk'
    ? { mode: 'kiosk', kiosk: kioskPort(settings, main) }
    : { mode: 'desk', desk: deskPort(main) };
}
