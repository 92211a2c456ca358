import { expect, it } from 'vitest';
import { type PinAttempts, type StaffLock, staffLock } from '../../../../../electron/main/kiosk/staff-lock';

const pin = '246810';
const accepted = { kind: 'accepted' };
const refused = { kind: 'refused' };
const locked = (seconds: number) => ({ kind: 'locked', seconds });

function lock(before?: PinAttempts) {
  let time = 0;
  const staff = staffLock(pin, () => time, before);
  return { staff, wait: (milliseconds: number) => (time += milliseconds) };
}

/** The lock of the process that takes over after a relaunch. */
const relaunched = ({ attempts }: StaffLock) => lock(attempts());

/** Tries different wrong PINs. */
const tryWrong = (staff: StaffLock, times: number) =>
  Array.from({ length: times }, (_, index) => staff.check(`${1000 + index}`));

it('is always open if no PIN is required, and then has no attempts to count', () => {
  const staff = staffLock(undefined, () => 0);
  staff.close();
  expect(staff.isOpen()).toBe(true);
  expect(staff.check('anything')).toEqual(accepted);
  expect(staff.attempts()).toEqual({ wrong: 0, lockouts: 0, lockedSeconds: 0 });
});

it('opens with the right PIN, until it is closed or a wrong one is tried', () => {
  const { staff } = lock();
  for (const close of [staff.close, () => staff.check(''), () => staff.check('246811')]) {
    expect(staff.isOpen()).toBe(false);
    expect(staff.check(pin)).toEqual(accepted);
    expect(staff.isOpen()).toBe(true);
    close();
    expect(staff.isOpen()).toBe(false);
  }
});

it('locks after five wrong attempts, even for the right PIN, for twice as long each time, up to an hour', () => {
  const { staff, wait } = lock();
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(tryWrong(staff, 5)).toEqual([...Array(4).fill(refused), locked(minutes * 60)]);
    // Attempts while it is locked do not count.
    tryWrong(staff, 20);
    wait(minutes * 60_000 - 500);
    expect(staff.check(pin)).toEqual(locked(1));
    expect(staff.isOpen()).toBe(false);
    wait(500);
  }
  staff.check(pin);
  expect(tryWrong(staff, 5).at(-1)).toEqual(locked(60));
});

it('counts no key that is held, which sends nothing or the same wrong PIN, but one after another', () => {
  const { staff } = lock();
  const typed = ['1111', '2222', '3333', ...Array(50).fill(''), ...Array(50).fill('4444')];
  expect(new Set(typed.map((text) => staff.check(text).kind))).toEqual(new Set(['refused']));
  expect(staff.check(pin)).toEqual(accepted);
  expect(['1111', '2222', '1111', '2222', '1111'].map(staff.check).at(-1)).toEqual(locked(60));
});

it('resets the count after the right PIN, but not when it is closed', () => {
  const { staff } = lock();
  tryWrong(staff, 4);
  staff.check(pin);
  expect(tryWrong(staff, 4).at(-1)).toEqual(refused);
  staff.close();
  expect(staff.check('0000')).toEqual(locked(60));
});

it('needs the PIN again after a relaunch, counts wrong attempts before, and stays locked for the rest of the time', () => {
  const first = lock();
  first.staff.check(pin);
  expect(relaunched(first.staff).staff.isOpen()).toBe(false);
  tryWrong(first.staff, 3);
  const second = relaunched(first.staff);
  expect(tryWrong(second.staff, 2)).toEqual([refused, locked(60)]);
  second.wait(20_000);
  const third = relaunched(second.staff);
  expect(third.staff.check(pin)).toEqual(locked(40));
  third.wait(40_000);
  expect(tryWrong(third.staff, 5).at(-1)).toEqual(locked(120));
});
