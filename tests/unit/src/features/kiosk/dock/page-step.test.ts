import { expect, test } from 'vitest';
import { endOfPage, stopOf, withHeadings } from '@/features/kiosk/dock/page-step';

test('Page down goes to the last part that begins within a page', () => {
  expect(stopOf([-900, 0, 400, 800, 1700], [], 1000, 'next')).toEqual({
    distance: 800,
    part: 3,
    isStart: true,
  });
  expect(stopOf([0, 1000], [], 1000, 'next')).toEqual({ distance: 1000, part: 1, isStart: true });
});

test('in a long part, it goes on by less than a page', () => {
  expect(stopOf([0, 1001], [], 1000, 'next')).toEqual({ distance: 850, part: 0, isStart: false });
  // One that has just begun is on the page already.
  expect(stopOf([-500, 100, 1800], [], 1000, 'next')).toEqual({ distance: 850, part: 1, isStart: false });
  expect(stopOf([1200], [], 1000, 'next')).toEqual({ distance: 850, part: -1, isStart: false });
});

test('Page up goes to the first part that begins within a page above, or up by less than a page', () => {
  expect(stopOf([-1900, -950, -400, 0, 700], [], 1000, 'previous')).toEqual({
    distance: -950,
    part: 1,
    isStart: true,
  });
  expect(stopOf([-1900, 0, 700], [], 1000, 'previous')).toEqual({ distance: -850, part: 0, isStart: false });
});

test('in a long part, it goes to the first item that is not whole on the page', () => {
  const rows = [300, 900].flatMap((top) => [
    { top, bottom: top + 580 },
    // What is in a card does not count.
    { top: top + 500, bottom: top + 560 },
  ]);
  expect(stopOf([0], rows, 1000, 'next').distance).toBe(888);
  const longer = [{ top: 12, bottom: 1400 }, ...[700, 980].map((top) => ({ top, bottom: top + 60 }))];
  expect(stopOf([-50], longer, 1000, 'next').distance).toBe(968);
  expect(stopOf([-50], [{ top: 1100, bottom: 1200 }], 1000, 'next').distance).toBe(988);
});

test('a heading stays with the first item below it', () => {
  const rows = [100, 950, 950].map((top) => ({ top, bottom: top + 200 }));
  expect(stopOf([0], withHeadings(rows, [{ top: 880, bottom: 920 }]), 1000, 'next').distance).toBe(868);
});

test('Page up goes to the first item that begins within a page above', () => {
  const rows = [-1200, -600, 12].map((top) => ({ top, bottom: top + 580 }));
  expect(stopOf([-2000], rows, 1000, 'previous').distance).toBe(-612);
});

test('a page ends above what it would cut', () => {
  const rows = [100, 480, 860].map((top) => ({ top, bottom: top + 360 }));
  expect(endOfPage(rows, 1000)).toBe(860);
  // One that is beside it and begins higher is cut by that end.
  expect(endOfPage([...rows, { top: 845, bottom: 900 }], 1000)).toBe(845);
  expect(endOfPage(rows, 1220)).toBe(1220);
  expect(endOfPage([{ top: -200, bottom: 2000 }], 1000)).toBe(1000);
});

test('a page cuts its last item rather than leave more than a fifth of it empty', () => {
  expect(endOfPage([{ top: 790, bottom: 1100 }], 1000)).toBe(1000);
});
