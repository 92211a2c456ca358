import { expect, it } from 'vitest';
import { settingsArgument, settingsFromArguments } from '../../../../electron/shared/host-settings';

const desk = { mode: 'desk', language: 'en', isMac: false } as const;

const kiosk = {
  mode: 'kiosk',
  times: { idleSeconds: 120, warningSeconds: 30 },
  display: { inches: 23.8, lowerEdgeMm: 750 },
  keypad: 'numeric',
  asksForPin: true,
} as const;

/** An argument that `settingsArgument` would not write. */
const argument = (value: unknown) => `--foundation-host=${encodeURIComponent(JSON.stringify(value))}`;

it.each([
  desk,
  kiosk,
  { ...kiosk, display: { inches: undefined, lowerEdgeMm: undefined }, keypad: undefined },
])('parses what settingsArgument wrote: %j', (settings) => {
  const args = ['electron', '--type=renderer', settingsArgument(settings), '--lang=en'];
  expect(settingsFromArguments(args)).toEqual(settings);
});

it('is one plain argument on every system, of which the last one counts, without anything that is no setting', () => {
  expect(settingsArgument(kiosk)).toMatch(/^--foundation-host=[\w%.-]+$/);
  const more = argument({ ...kiosk, exitPin: '1234' });
  expect(settingsFromArguments([settingsArgument(desk), more])).toEqual(kiosk);
});

it.each([
  [[]],
  [['--foundation-host=%']],
  [['--foundation-host={']],
  [[argument(null)]],
  [[argument({ mode: 'desk', language: 7, isMac: false })]],
  [[argument({ mode: 'kiosk' })]],
  [[argument({ ...kiosk, asksForPin: 'yes' })]],
  [[argument({ ...kiosk, times: { idleSeconds: -1, warningSeconds: 30 } })]],
  [[argument({ ...kiosk, keypad: { up: 'KeyW' } })]],
  [[argument({ ...kiosk, display: { inches: '32' } })]],
])('rejects %j', (args) => {
  expect(() => settingsFromArguments(args)).toThrow('without its settings');
});
