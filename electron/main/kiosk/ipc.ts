import type { WebContents } from 'electron';
import type { PinAnswer } from '../../../src/host/types';
import { siteChannels } from '../security/ipc';

/** What the main process does when the page of a kiosk sends a message. */
export interface KioskHandlers {
  readonly checkPin: (pin: string) => PinAnswer;
  readonly leave: () => void;
  readonly reset: () => void;
  readonly alive: () => void;
}

/** Longer than any valid PIN. */
const maxPinLength = 64;

/** Handles the messages of a kiosk's page. */
export function handleKioskMessages(contents: WebContents, page: string, handlers: KioskHandlers): void {
  const { on, handle } = siteChannels(contents, page);
  on('kiosk:leave', () => handlers.leave());
  on('kiosk:reset', () => handlers.reset());
  on('kiosk:alive', () => handlers.alive());
  handle('kiosk:check-pin', (pin): PinAnswer => {
    const isPlausible = typeof pin === 'string' && pin.length <= maxPinLength;
    return isPlausible ? handlers.checkPin(pin) : { result: 'refused' };
  });
}
