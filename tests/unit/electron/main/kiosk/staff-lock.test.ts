import { describe, expect, it } from 'vitest';
import { type PinAttempts, type StaffLock, staffLock } from '../../../../../electron/main/kiosk/staff-lock';

function lock(pin: string | undefined, before?: PinAttempts) {
  let time = 0;
  const staff = staffLock(pin, () => time, before);
  return { staff, wait: (milliseconds: number) => (time += milliseconds) };
}

/** The lock of the process that takes over after a relaunch. */
const relaunched = ({ attempts }: StaffLock) => lock('246810', attempts());

/** Tries different wrong PINs. */
const tryWrong = (staff: StaffLock, times: number) =>
  Array.from({ length: times }, (_, index) => staff.check(`${1000 + index}`));

describe('staffLock', () => {
  it('is always open if no PIN is required', () => {
    const { staff } = lock(undefined);
    staff.close();
    expect(staff.isOpen()).toBe(true);
    expect(staff.check('anything')).toEqual({ result: 'accepted' });
  });

  it('opens with the right PIN and can be closed again', () => {
    const { staff } = lock('246810');
    expect(staff.isOpen()).toBe(false);
    expect(staff.check('246810')).toEqual({ result: 'accepted' });
    expect(staff.isOpen()).toBe(true);
    staff.close();
    expect(staff.isOpen()).toBe(false);
  });

  it.each(['', '24681', '2468100', '246811', ' 246810'])('stays closed for %j', (attempt) => {
    const { staff } = lock('246810');
    expect(staff.check(attempt)).toEqual({ result: 'refused' });
    expect(staff.isOpen()).toBe(false);
  });

  it('locks for a minute after the fifth wrong attempt, even for the right PIN', () => {
    const { staff, wait } = lock('246810');
    expect(tryWrong(staff, 5)).toEqual([
      ...Array(4).fill({ result: 'refused' }),
      { result: 'locked', seconds: 60 },
    ]);
    wait(59_500);
    expect(staff.check('246810')).toEqual({ result: 'locked', seconds: 1 });
    expect(staff.isOpen()).toBe(false);
    wait(500);
    expect(staff.check('246810')).toEqual({ result: 'accepted' });
  });

  it('locks again after five more, but attempts while it is locked do not count', () => {
    const { staff, wait } = lock('246810');
    tryWrong(staff, 5);
    tryWrong(staff, 20);
    wait(60_000);
    const answers = tryWrong(staff, 5);
    expect(answers.slice(0, 4)).toEqual(Array(4).fill({ result: 'refused' }));
    expect(answers.at(-1)).toMatchObject({ result: 'locked' });
  });

  /** How often five wrong attempts lock it, and for how many minutes each time. */
  function lockouts(count: number) {
    const { staff, wait } = lock('246810');
    return Array.from({ length: count }, () => {
      const answer = tryWrong(staff, 5).at(-1);
      const seconds = answer?.result === 'locked' ? answer.seconds : 0;
      wait(seconds * 1_000);
      return seconds / 60;
    });
  }

  it('locks for twice as long each time, up to an hour', () => {
    expect(lockouts(9)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('holds for months against someone who tries all PINs of four digits', () => {
    const minutes = lockouts(10_000 / 5).reduce((sum, each) => sum + each);
    expect(minutes / 60 / 24).toBeGreaterThan(80);
  });

  it('locks for a minute again after the right PIN', () => {
    const { staff, wait } = lock('246810');
    tryWrong(staff, 5);
    wait(60_000);
    staff.check('246810');
    expect(tryWrong(staff, 5).at(-1)).toEqual({ result: 'locked', seconds: 60 });
  });

  it('does not count what a held key sends again and again: nothing, or the same wrong PIN', () => {
    const { staff } = lock('246810');
    const answers = ['1111', ...Array(50).fill(''), ...Array(50).fill('2222')].map(staff.check);
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['refused']));
    expect(staff.check('246810')).toEqual({ result: 'accepted' });
  });

  it('counts a wrong PIN again after another one', () => {
    const { staff } = lock('246810');
    const answers = ['1111', '2222', '1111', '2222', '1111'].map(staff.check);
    expect(answers.at(-1)).toEqual({ result: 'locked', seconds: 60 });
  });

  it('resets the count after the right PIN, but not when it is closed', () => {
    const { staff } = lock('246810');
    tryWrong(staff, 4);
    staff.check('246810');
    expect(tryWrong(staff, 4).at(-1)).toEqual({ result: 'refused' });
    staff.close();
    expect(staff.check('0000')).toEqual({ result: 'locked', seconds: 60 });
  });

  it('closes after a wrong attempt', () => {
    const { staff } = lock('246810');
    staff.check('246810');
    staff.check('0000');
    expect(staff.isOpen()).toBe(false);
  });

  it('counts wrong attempts across relaunches', () => {
    const first = lock('246810').staff;
    tryWrong(first, 3);
    const { staff } = relaunched(first);
    expect(tryWrong(staff, 2)).toEqual([{ result: 'refused' }, { result: 'locked', seconds: 60 }]);
  });

  it('stays locked after a relaunch for the rest of the time, and then longer each time', () => {
    const first = lock('246810');
    tryWrong(first.staff, 5);
    first.wait(20_000);
    const second = relaunched(first.staff);
    expect(second.staff.check('246810')).toEqual({ result: 'locked', seconds: 40 });
    second.wait(40_000);
    expect(tryWrong(second.staff, 5).at(-1)).toEqual({ result: 'locked', seconds: 120 });
  });

  it('needs the PIN again after a relaunch', () => {
    const first = lock('246810').staff;
    first.check('246810');
    const { staff } = relaunched(first);
    expect(staff.isOpen()).toBe(false);
    expect(staff.check('246810')).toEqual({ result: 'accepted' });
  });

  it('has no attempts to count if no PIN is required', () => {
    expect(lock(undefined).staff.attempts()).toEqual({ wrong: 0, lockouts: 0, lockedSeconds: 0 });
  });
});
