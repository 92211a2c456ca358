import { describe, expect, it } from 'vitest';
import { staffLock } from '../../../../../electron/main/kiosk/staff-lock';

function lock(pin: string | undefined) {
  let time = 0;
  const staff = staffLock(pin, () => time);
  return { staff, wait: (milliseconds: number) => (time += milliseconds) };
}

const tryWrong = (staff: ReturnType<typeof staffLock>, times: number) =>
  Array.from({ length: times }, () => staff.check('0000'));

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
    expect(tryWrong(staff, 5).at(-1)).toEqual({ result: 'locked', seconds: 60 });
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
});
