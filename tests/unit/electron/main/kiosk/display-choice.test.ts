import { describe, expect, it } from 'vitest';
import { chooseDisplay, type DisplayPreference } from '../../../../../electron/main/kiosk/display-choice';

const display = (id: number, x: number, y = 0) => ({ id, bounds: { x, y, width: 1920, height: 1080 } });
const left = display(30, -1920);
const middle = display(20, 0);
const right = display(10, 1920);

/** Chooses for one set of connected displays after another, and returns the ids. */
function choose(number: number | undefined, ...changes: (readonly ReturnType<typeof display>[])[]) {
  let preference: DisplayPreference = { number };
  return changes.map((all) => {
    const primary = all.includes(middle) ? middle : (all[0] ?? middle);
    const choice = chooseDisplay({ all, primary }, preference);
    preference = choice.preference;
    return choice.display.id;
  });
}

describe('chooseDisplay', () => {
  it('is the primary display unless a number is given', () => {
    expect(choose(undefined, [right, middle, left])).toEqual([20]);
  });

  it.each([
    [1, 30],
    [2, 20],
    [3, 10],
  ])('counts from left to right: %s', (number, id) => {
    expect(choose(number, [right, middle, left])).toEqual([id]);
    expect(choose(number, [left, right, middle])).toEqual([id]);
  });

  it('counts from top to bottom when displays are stacked', () => {
    expect(choose(1, [display(2, 0, 1080), display(1, 0, 0)])).toEqual([1]);
  });

  it('is the primary display if the number is too high', () => {
    expect(choose(3, [middle, right])).toEqual([20]);
  });

  it('falls back to the primary display while unplugged, and returns', () => {
    expect(choose(3, [left, middle, right], [left, middle], [left, middle, right])).toEqual([10, 20, 10]);
  });

  it('does not take a neighbor that has moved up', () => {
    expect(choose(1, [left, middle, right], [middle, right])).toEqual([30, 20]);
  });

  it('stays on its display when another one is unplugged', () => {
    expect(choose(3, [left, middle, right], [middle, right])).toEqual([10, 10]);
  });

  it('returns to a display that comes back under another id', () => {
    expect(choose(2, [middle, right], [middle], [middle, display(11, 1920)])).toEqual([10, 20, 11]);
  });

  it('moves to its display when that is connected later', () => {
    expect(choose(2, [middle], [middle, right])).toEqual([20, 10]);
  });
});
