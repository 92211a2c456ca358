import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { kioskArguments, recoveryArguments } from '../../../../../electron/main/lifecycle/relaunch-arguments';

describe('recoveryArguments', () => {
  it('keeps all arguments and updates the count', () => {
    const args = ['.', '--kiosk', '--no-sandbox', '--relaunched=1'];
    expect(recoveryArguments(args, 2)).toEqual(['.', '--kiosk', '--no-sandbox', '--relaunched=2']);
  });

  it('can be parsed by the next process', () => {
    const args = recoveryArguments(['.', '--start=/about', '--', 'more'], 1);
    expect(parseOptions(args, {})).toMatchObject({
      run: 'app',
      options: { start: '/about', relaunches: 1 },
    });
  });
});

describe('kioskArguments', () => {
  it('starts a kiosk with the same options and a fresh count', () => {
    const args = kioskArguments(['.', '--kiosk=no', '--idle-seconds=60', '--relaunched=3']);
    expect(parseOptions(args, {})).toMatchObject({
      run: 'app',
      options: { mode: 'kiosk', idleSeconds: 60, relaunches: 0 },
    });
  });
});
