import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TooltipProvider, tooltipLayer, useTooltip } from '@/components/ui/tooltip';

function Control({ name, text }: { name: string; text?: string }) {
  return (
    <button ref={useTooltip(text)} type="button" style={{ padding: 16 }}>
      {name}
    </button>
  );
}

const answer = 'We do this by phone.';

beforeEach(async () => {
  await tooltipLayer.fetch();
  await render(
    <TooltipProvider>
      <a href="#start">Start</a>
      <div style={{ display: 'flex', gap: 16, margin: 100 }}>
        <Control name="Support" text={answer} />
        <Control name="Other" text="Another line." />
        <Control name="Story" />
      </div>
      <p>What follows</p>
      <p style={{ marginTop: 300 }}>Far away</p>
      <p>Farther away</p>
    </TooltipProvider>,
  );
  // From here on, only the test advances the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  await leave();
});

afterEach(() => void vi.useRealTimers());

const button = (name: string) => page.getByRole('button', { name });
const tooltip = () => page.getByRole('tooltip');
const text = () => page.getByRole('tooltip').elements()[0]?.textContent;
const frame = () => new Promise(requestAnimationFrame);

/** Lets time pass. What waits with `expect` would advance the clock, too. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frame();
  await frame();
}

async function until(expected: string | undefined) {
  while (text() !== expected) await frame();
}

/** Moves the pointer off every control in two steps: the first one still counts as moving toward the tooltip. */
async function leave() {
  await page.getByText('Far away').hover();
  await page.getByText('Farther away').hover();
}

const box = (name: string) => button(name).element().getBoundingClientRect();

test('a tooltip opens after 700 ms below its row, stays while the pointer is on it, and closes with Escape', async () => {
  await button('Support').hover();
  await pass(650);
  expect(text()).toBeUndefined();
  await pass(100);
  expect(text()).toBe(answer);
  // It covers neither its button, nor another.
  const bubble = tooltip().element().parentElement as HTMLElement;
  expect(bubble.getBoundingClientRect().top).toBeGreaterThan(box('Story').bottom);
  await expect.element(bubble).toBeInViewport({ ratio: 1 });

  await userEvent.hover(bubble);
  await pass(1_000);
  expect(text()).toBe(answer);
  await userEvent.keyboard('{Escape}');
  await until(undefined);
});

test('a pointer that only passes by opens no tooltip; within 300 ms of one, the next opens at once', async () => {
  await button('Support').hover();
  await pass(600);
  await leave();
  await pass(2_000);
  expect(text()).toBeUndefined();
  for (const [pause, opensAtOnce] of [
    [200, true],
    [400, false],
  ] as const) {
    await button('Other').hover();
    await pass(750);
    expect(text()).toBe('Another line.');
    await leave();
    await until(undefined);
    await pass(pause);
    await button('Support').hover();
    await pass(opensAtOnce ? 20 : 600);
    expect(text()).toBe(opensAtOnce ? answer : undefined);
    await pass(150);
    expect(text()).toBe(answer);
    await leave();
    await pass(2_000);
  }
});

test('keyboard focus opens the tooltip, and Escape closes it and keeps the focus', async () => {
  page.getByRole('link').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Support')).toHaveFocus();
  await until(answer);
  await userEvent.keyboard('{Escape}');
  await until(undefined);
  await expect.element(button('Support')).toHaveFocus();
});
