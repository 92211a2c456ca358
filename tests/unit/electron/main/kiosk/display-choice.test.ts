import { expect, it } from 'vitest';
import { displayChooser } from '../../../../../electron/main/kiosk/display-choice';

const display = (id: number, x: number, y = 0) => ({ id, bounds: { x, y, width: 1920, height: 1080 } });
const left = display(30, -1920);
const middle = display(20, 0);
const right = display(10, 1920);
const all = [left, middle, right];
const withoutLeft = [middle, right];
const stacked = [display(2, 0, 1080), display(1, 0, 0)];
const renumbered = [middle, display(11, 1920)];

it.each([
  ['is counted from top to bottom where displays are stacked', 1, [stacked], [1]],
  ['is the primary one while its own is unplugged, and returns', 3, [all, [left, middle], all], [10, 20, 10]],
  ['is not a neighbor that has moved up', 2, [all, [left, right]], [20, 30]],
  ['stays when another one is unplugged', 3, [all, withoutLeft], [10, 10]],
  ['may come back under another id', 2, [withoutLeft, [middle], renumbered], [10, 20, 11]],
])('the display %s', (_, number, changes, ids) => {
  let connected = all;
  const choose = displayChooser(number, () => ({
    all: connected,
    primary: connected.includes(middle) ? middle : (connected[0] ?? middle),
  }));
  const chosen = changes.map((change) => {
    connected = change;
    return choose().id;
  });
  expect(chosen).toEqual(ids);
});
