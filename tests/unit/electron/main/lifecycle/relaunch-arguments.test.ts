import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { kioskArguments, recoveryArguments } from '../../../../../electron/main/lifecycle/relaunch-arguments';

describe('recoveryArguments', () => {
  it('keeps everything and counts', () => {
    const args = ['.', '--kiosk', '--no-sandbox', '--relaunched=1'];
    expect(recoveryArguments(args, 2)).toEqual(['.', '--kiosk', '--no-sandbox', '--relaunched=2']);
  });

  it('is read by the next process', () => {
    const args = recoveryArguments(['.', '--start=/about', '--', 'more'], 1);
    expect(parseOptions(args, {})).toMatchObject({
      run: 'app',
      options: { start: '/about', relaunches: 1 },
    });
  });
});

describe('kioskArguments', () => {
  it('is a kiosk with the options of the desk, from a fresh count', () => {
    const args = kioskArguments(['.', '--kiosk=no', '--idle-seconds=60', '--relaunched=3']);
    expect(parseOptions(args, {})).toMatchObject({
      run: 'app',
      options: { mode: 'kiosk', idleSeconds: 60, relaunches: 0 },
    });
  });
});
