import { describe, expect, it } from 'vitest';
import { modeArgument, modeFromArguments } from '../../../electron/mode-argument';

describe('modeFromArguments', () => {
  it.each(['desk', 'kiosk'] as const)('reads %s from what modeArgument wrote', (mode) => {
    expect(modeFromArguments(['electron', '--type=renderer', modeArgument(mode), '--lang=en'])).toBe(mode);
  });

  it('believes the last one, which is the one the main process adds', () => {
    expect(modeFromArguments(['--foundation-mode=desk', '--foundation-mode=kiosk'])).toBe('kiosk');
  });

  it.each([[[]], [['--foundation-mode=']], [['--foundation-mode=web']], [['--foundation-mode=desktop']]])(
    'refuses %j',
    (args) => expect(() => modeFromArguments(args)).toThrow('without a mode: desk or kiosk'),
  );
});
