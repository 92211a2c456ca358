import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { kioskArguments, recoveryArguments } from '../../../../../electron/main/lifecycle/relaunch-arguments';

describe('recoveryArguments', () => {
  it('keeps all arguments, and updates those that only the app itself sets', () => {
    const args = ['.', '--kiosk', '--no-sandbox', '--relaunched=1', '--pin-attempts=4,0,0'];
    const attempts = { wrong: 0, lockouts: 1, lockedSeconds: 60 };
    expect(recoveryArguments(args, 2, attempts)).toEqual([
      '.',
      '--kiosk',
      '--no-sandbox',
      '--relaunched=2',
      '--pin-attempts=0,1,60',
    ]);
  });

  it('can be parsed by the next process', () => {
    const attempts = { wrong: 3, lockouts: 12, lockedSeconds: 3_600 };
    const args = recoveryArguments(['.', '--start=/about', '--', 'more'], 1, attempts);
    expect(parseOptions(args, {})).toMatchObject({
      run: 'app',
      options: { start: '/about', relaunches: 1, pinAttempts: attempts },
    });
  });
});

describe('kioskArguments', () => {
  it('starts a kiosk with the same options and fresh counts', () => {
    const args = kioskArguments([
      '.',
      '--kiosk=no',
      '--idle-seconds=60',
      '--relaunched=3',
      '--pin-attempts=4,0,0',
    ]);
    expect(parseOptions(args, {})).toMatchObject({
      run: 'app',
      options: { mode: 'kiosk', idleSeconds: 60, relaunches: 0, pinAttempts: undefined },
    });
  });
});
