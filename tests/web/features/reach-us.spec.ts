import type { Page } from 'playwright/test';
import { waitForLayout } from '../../support/layout';
import { hold, scripts } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';

/** Whether the office is open, as the screen says. */
function status(page: Page) {
  return page.getByRole('main').getByText(/^(Open now|Closed)/);
}

test('the number says whether the office is open, without moving anything, and again each minute', async ({
  page,
}) => {
  // A Monday in New York.
  await page.clock.install({ time: new Date('2024-12-02T17:58:10-05:00') });
  // What says it arrives after the page.
  const release = await hold(page, scripts('screens'));
  await openScreen(page, screens.home);
  await page.clock.runFor(30_000);
  await waitForLayout(page);
  const boxes = async () => [
    await page.getByRole('link', { name: 'Write a message' }).boundingBox(),
    await page.getByRole('heading', { name: 'What Families Say' }).boundingBox(),
  ];
  const before = await boxes();
  await expect(status(page)).toHaveCount(0);
  release();
  await page.clock.runFor(5_000);
  await expect(status(page)).toHaveText(['Open now until 6 PM']);
  expect(await boxes()).toEqual(before);
  await page.clock.runFor(105_000);
  await expect(status(page)).toHaveText('Closed, opens Tuesday at 8 AM');
  expect(await boxes()).toEqual(before);
});

test.describe('where the clock was never set', () => {
  test('only the hours are there', async ({ page }) => {
    await page.clock.install({ time: new Date('1970-01-01T12:00:00Z') });
    await openScreen(page, screens.services);
    await page.clock.runFor(5_000);
    await expect(
      page
        .getByRole('main')
        .getByText('Mon-Fri 8:00 AM-6:00 PM, Sat 9:00 AM-4:00 PM, Sun closed')
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(status(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Home does not say whether the office is open', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('main').getByRole('link', { name: '(212) 555-0142' }).first()).toBeVisible();
    await expect(page.getByText(/(Open now|Closed)/)).toHaveCount(0);
  });
});

test('Write a message leads to the form', async ({ page }) => {
  await openScreen(page, screens.home);
  await page.getByRole('main').getByRole('link', { name: 'Write a message' }).click();
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what belongs to a number or a link starts below it, not below its icon', async ({ page }) => {
    await openScreen(page, screens.contact);
    const box = page.getByRole('region', { name: 'Call or Write' });
    const left = async (text: string | RegExp) =>
      Math.round((await box.getByText(text).boundingBox())?.x ?? 0);
    await expect(box.getByText(/^(Open now|Closed)/)).toBeVisible();
    const edge = await left('(212) 555-0142');
    expect(await left(/^(Open now|Closed)/)).toBe(edge);
    expect(await left('Write a message')).toBe(edge);
    expect(await left('hello@weavinghope.example')).toBe(edge);
    expect(await left(/^If you use sign language/)).toBe(edge);
  });
});
