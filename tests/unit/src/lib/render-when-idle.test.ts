import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderedWhenIdle } from '@/lib/render-when-idle';

let removeSections: (() => void)[];

function sections(count: number): HTMLElement[] {
  const all = Array.from({ length: count }, () => ({ dataset: {} }) as HTMLElement);
  removeSections = all.map((section) => renderedWhenIdle.ref(section));
  return all;
}

const rendered = (all: readonly HTMLElement[]): boolean[] =>
  all.map(({ dataset }) => dataset.rendered !== undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollY: 0 }));
  vi.stubGlobal('requestAnimationFrame', setTimeout);
});

afterEach(() => {
  for (const remove of removeSections) remove();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one section is rendered at a time, in the order of the page', () => {
  const all = sections(3);
  expect(rendered(all)).toEqual([false, false, false]);
  const steps = [];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    steps.push(rendered(all).filter(Boolean).length);
  }
  expect(steps).toEqual([1, 1, 2, 2, 3, 3, 3]);
  expect(rendered(all)).toEqual([true, true, true]);
});

test.each(['keydown', 'scroll'])(
  'all is rendered on %s, but not as a new screen starts at the top',
  (name) => {
    const all = sections(2);
    window.dispatchEvent(new Event('scroll'));
    expect(rendered(all)).toEqual([false, false]);
    Object.assign(window, { scrollY: 100 });
    window.dispatchEvent(new Event(name));
    expect(rendered(all)).toEqual([true, true]);
  },
);

test('a section of a screen that is left is not rendered, those of the next screen are', () => {
  const all = sections(2);
  removeSections[0]?.();
  vi.runAllTimers();
  expect(rendered(all)).toEqual([false, true]);
  const next = sections(1);
  vi.runAllTimers();
  expect(rendered(next)).toEqual([true]);
});
