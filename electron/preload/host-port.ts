import type { IpcRenderer } from 'electron';
import { methodsOf, type Port, type PortName } from '../../src/host/contract';
import type { DesktopHost } from '../../src/host/types';
import type { HostSettings } from '../shared/host-settings';

type Ipc = Pick<IpcRenderer, 'send' | 'invoke' | 'on' | 'off'>;
type Listener = (...args: unknown[]) => void;

/**
 * Creates the methods of one port. Each forwards only the arguments in the contract, because IPC would
 * throw on the event object that a click handler also receives.
 */
function createPort<Name extends PortName>(port: Name, ipc: Ipc): Port<Name> {
  const methods = methodsOf(port).map(({ name, channel, kind, length }) => {
    const method = {
      message: (...args: unknown[]) => ipc.send(channel, ...args.slice(0, length)),
      request: (...args: unknown[]) => ipc.invoke(channel, ...args.slice(0, length)),
      subscription(listener: Listener) {
        // Drops the event, whose `sender` would give the page access to IPC.
        const handler = (_event: unknown, ...args: unknown[]) => listener(...args);
        ipc.on(channel, handler);
        return () => {
          ipc.off(channel, handler);
        };
      },
    }[kind];
    return [name, method] as const;
  });
  return Object.fromEntries(methods) as Port<Name>;
}

/** Creates the only interface through which the page can reach the main process. */
export function hostPort(settings: HostSettings, ipc: Ipc): DesktopHost {
  const startContent = createPort('startContent', ipc);
  if (settings.mode === 'desk') {
    const { mode, ...facts } = settings;
    const website = createPort('website', ipc);
    return { mode, desk: { ...facts, startContent, website, ...createPort('desk', ipc) } };
  }
  const { mode, ...facts } = settings;
  return { mode, kiosk: { ...facts, startContent, ...createPort('kiosk', ipc) } };
}
