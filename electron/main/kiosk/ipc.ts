import type { WebContents } from 'electron';
import { pinDigits } from '../../../src/host/kiosk-settings';
import type { PinAnswer } from '../../../src/host/types';
import { siteChannels } from '../security/ipc';

/** What the main process does when the page of a kiosk sends a message. */
export interface KioskHandlers {
  readonly checkPin: (pin: string) => PinAnswer;
  readonly leave: () => void;
  readonly reset: () => void;
  readonly alive: () => void;
}

/** Handles the messages of a kiosk's page. */
export function handleKioskMessages(contents: WebContents, page: string, handlers: KioskHandlers): void {
  const { on, handle } = siteChannels(contents, page);
  on('kiosk:leave', () => handlers.leave());
  on('kiosk:reset', () => handlers.reset());
  on('kiosk:alive', () => handlers.alive());
  handle('kiosk:check-pin', (pin): PinAnswer => {
    const isPlausible = typeof pin === 'string' && pin.length <= pinDigits.to;
    return isPlausible ? handlers.checkPin(pin) : { result: 'refused' };
  });
}
