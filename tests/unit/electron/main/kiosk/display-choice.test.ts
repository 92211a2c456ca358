import { expect, it } from 'vitest';
import { chooseDisplay, type DisplayPreference } from '../../../../../electron/main/kiosk/display-choice';

const display = (id: number, x: number, y = 0) => ({ id, bounds: { x, y, width: 1920, height: 1080 } });
const left = display(30, -1920);
const middle = display(20, 0);
const right = display(10, 1920);
const [above, below] = [display(1, 0, 0), display(2, 0, 1080)];

type Displays = readonly ReturnType<typeof display>[];

it.each<[string, number | undefined, Displays[], ids: number[]]>([
  ['is the primary display unless a number is given', undefined, [[right, middle, left]], [20]],
  ['counts from left to right: 1', 1, [[right, middle, left]], [30]],
  ['counts from left to right: 2', 2, [[left, right, middle]], [20]],
  ['counts from left to right: 3', 3, [[left, right, middle]], [10]],
  ['counts from top to bottom when displays are stacked', 1, [[below, above]], [1]],
  ['is the primary display if the number is too high', 3, [[middle, right]], [20]],
  [
    'is the primary display while its own is unplugged, and returns',
    3,
    [
      [left, middle, right],
      [left, middle],
      [left, middle, right],
    ],
    [10, 20, 10],
  ],
  [
    'is not a neighbor that has moved up',
    1,
    [
      [left, middle, right],
      [middle, right],
    ],
    [30, 20],
  ],
  [
    'stays when another one is unplugged',
    3,
    [
      [left, middle, right],
      [middle, right],
    ],
    [10, 10],
  ],
  [
    'may come back under another id',
    2,
    [[middle, right], [middle], [middle, display(11, 1920)]],
    [10, 20, 11],
  ],
  ['may be connected later', 2, [[middle], [middle, right]], [20, 10]],
])('the display %s', (_, number, changes, ids) => {
  let preference: DisplayPreference = { number };
  const chosen = changes.map((all) => {
    const primary = all.includes(middle) ? middle : (all[0] ?? middle);
    const choice = chooseDisplay({ all, primary }, preference);
    preference = choice.preference;
    return choice.display.id;
  });
  expect(chosen).toEqual(ids);
});
