import { expect, it } from 'vitest';
import { settingsArgument, settingsFromArguments } from '../../../../electron/shared/host-settings';

const desk = { mode: 'desk', language: 'en', isMac: false } as const;

const times = { idleSeconds: 120, warningSeconds: 30 };
const display = { inches: 23.8, lowerEdgeMm: 750 };
const kiosk = { mode: 'kiosk', times, display, keypad: 'numeric', asksForPin: true } as const;

it('is one plain argument on every system, of which the last one counts', () => {
  expect(settingsArgument(kiosk)).toMatch(/^--foundation-host=[\w%.-]+$/);
  expect(settingsFromArguments([settingsArgument(desk), settingsArgument(kiosk)])).toEqual(kiosk);
});
