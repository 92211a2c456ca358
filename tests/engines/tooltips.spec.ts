import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { screens } from '../support/site';

const tooltip = '[data-radix-popper-content-wrapper]';

test.beforeEach(async ({ visitor }) => {
  await visitor.open(screens.home);
  // The code of the tooltips is fetched once the browser is idle, so the first attempts may come too early.
  await expect(async () => {
    await visitor.hoverAt(640, 700);
    await visitor.hover('header button', 'Donate Now');
    await expect.poll(() => visitor.isVisible(tooltip), { timeout: 2_000 }).toBe(true);
  }).toPass();
});

test('a tooltip repeats the line below the button', async ({ visitor }) => {
  expect(await visitor.text(tooltip)).toContain('Call (212) 555-0142 or ask us');
});

test('a tooltip goes when the pointer leaves', async ({ visitor }) => {
  // The tooltip stays while the pointer might be on its way to it, so one that leaves goes on moving.
  await eventually(async () => {
    await visitor.hoverAt(640, 700);
    return visitor.count(tooltip);
  }).toBe(0);
});

test('a tooltip goes on Escape', { tag: '@full' }, async ({ visitor }) => {
  await visitor.press('Escape');
  await eventually(() => visitor.count(tooltip)).toBe(0);
});
