import { defaultKioskTimes } from '@/host/kiosk-settings';
import type { Host, HostMode } from '@/host/types';

/** A host for each mode, whose functions do nothing. */
export const hosts: Record<HostMode, Host> = {
  web: { mode: 'web' },
  desk: { mode: 'desk', desk: { reportEdits: () => undefined, onOpenScreen: () => () => undefined } },
  kiosk: {
    mode: 'kiosk',
    kiosk: {
      times: defaultKioskTimes,
      display: { inches: undefined, lowerEdgeMm: undefined },
      keypad: undefined,
      unknownOptions: [],
      asksForPin: false,
      checkPin: async () => ({ result: 'accepted' }),
      leave: () => undefined,
      reportReset: () => undefined,
      reportAlive: () => undefined,
      restart: () => undefined,
    },
  },
};
