import { expect, it } from 'vitest';
import { parseOptions } from '../../../../../electron/main/cli/options';
import { kioskArguments, recoveryArguments } from '../../../../../electron/main/lifecycle/relaunch-arguments';

it('to recover, keeps all arguments, and updates those that only the app itself sets, for the next process', () => {
  const before = ['.', '--kiosk', '--no-sandbox', '--relaunched=1', '--pin-attempts=4,0,0'];
  const updated = ['.', '--kiosk', '--no-sandbox', '--relaunched=2', '--pin-attempts=0,1,60'];
  expect(recoveryArguments(before, 2, { wrong: 0, lockouts: 1, lockedSeconds: 60 })).toEqual(updated);
  const pinAttempts = { wrong: 3, lockouts: 12, lockedSeconds: 3_600 };
  const args = recoveryArguments(['.', '--start=/about', '--', 'more'], 1, pinAttempts);
  const options = { start: '/about', relaunches: 1, pinAttempts };
  expect(parseOptions(args, {})).toMatchObject({ kind: 'app', options });
});

it('starts a kiosk with the same options and fresh counts', () => {
  const args = ['.', '--kiosk=no', '--idle-seconds=60', '--relaunched=3', '--pin-attempts=4,0,0'];
  const options = { mode: 'kiosk', idleSeconds: 60, relaunches: 0, pinAttempts: undefined };
  expect(parseOptions(kioskArguments(args), {})).toMatchObject({ kind: 'app', options });
});
