import type { Page } from 'playwright/test';
import { expect, openScreen, screens, test } from '../../support/site';

const { home, about, services, programs, getInvolved, contact } = screens;

/** The calls to action (specification, section 1), with their number on each screen. */
const callsToAction = [
  {
    screen: home,
    buttons: {
      'Get Support Today': 1,
      'Watch Our Story': 1,
      'Learn More About Us': 1,
      'Find Services': 1,
      'Become a Provider': 1,
    },
  },
  { screen: services, buttons: { 'Call Us Today': 1, 'Request Information': 1 } },
  {
    screen: programs,
    buttons: { 'Learn More': 6, 'Register Now': 3, 'Register for Programs': 1, 'Ask Questions': 1 },
  },
  {
    screen: getInvolved,
    buttons: { 'Apply Now': 4, Donate: 4, 'Custom Amount': 1, 'Start Volunteering': 1, 'Contact Us': 1 },
  },
  { screen: about, buttons: {} },
  { screen: contact, buttons: {} },
];

const inHeader = { Volunteer: 1, 'Donate Now': 1 };

const notOnline = 'Not online yet. Call (212) 555-0142.';

/** What a press must not change. */
async function captureState(page: Page) {
  return {
    address: page.url(),
    title: await page.title(),
    pages: page.context().pages().length,
    dialogs: await page.getByRole('dialog').count(),
    headings: await page.getByRole('heading').allTextContents(),
    notifications: await page.locator('[data-sonner-toast]').count(),
  };
}

/** The phone numbers that are outlined. */
function outlinedNumbers(page: Page) {
  return page.getByRole('link', { name: '(212) 555-0142' }).evaluateAll(
    (links) =>
      links.filter((link) => {
        for (let part = link.parentElement; part; part = part.parentElement)
          if (getComputedStyle(part).outlineStyle !== 'none') return true;
        return false;
      }).length,
  );
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

for (const { screen, buttons } of callsToAction) {
  test(`each call to action on ${screen.name} answers with the way to reach us, and changes nothing else`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    if (screen === programs) await page.getByText('Past events, 3').click();
    const before = await captureState(page);
    for (const [text, count] of Object.entries({ ...inHeader, ...buttons })) {
      const named = page.getByRole('button').and(page.getByText(text, { exact: true }));
      await expect(named, text).toHaveCount(count);
      for (const button of await named.all()) {
        await expect(button).toBeVisible();
        await expect(button).toBeEnabled();
        await expect(button).not.toHaveAttribute('aria-disabled');
        await expect(button).toHaveAccessibleDescription(notOnline);
        await button.click();
        await expect(button).toBeFocused();
        await expect(page.locator('[aria-live]').filter({ hasText: notOnline }).first()).toBeAttached();
        expect(await outlinedNumbers(page), text).toBeGreaterThan(0);
      }
      expect(await captureState(page), `after a click on ${text}`).toEqual(before);
    }
  });
}

test('at the button of a list, the way to reach us shows, is outlined for a moment, and is announced again at each press', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, programs);
  const list = page.getByRole('region', { name: 'Our Programs' });
  const card = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .last();
  const button = card.getByRole('button', { name: 'Learn More Community Integration' });
  const way = card.getByRole('link', { name: '(212) 555-0142' });
  const announced = page.locator('[aria-live]').filter({ hasText: notOnline });
  await expect(way).toHaveCount(0);
  for (const press of ['first', 'second']) {
    await button.press('Enter');
    await expect(way, press).toBeInViewport({ ratio: 1 });
    await expect(button, press).toBeInViewport({ ratio: 1 });
    await expect(card.getByText(notOnline).and(page.getByRole('paragraph'))).toBeInViewport();
    await page.clock.runFor(200);
    await expect(announced, press).toHaveCount(1);
    expect(await outlinedNumbers(page), press).toBe(1);
    await page.clock.runFor(6_000);
    await expect(announced, press).toHaveCount(0);
    expect(await outlinedNumbers(page), press).toBe(0);
  }
  await expect(button).toBeFocused();
  // The list's own, and the one at the button.
  await expect(list.getByRole('link', { name: '(212) 555-0142' })).toHaveCount(2);
});

test('in a row of cards, a press moves nothing in the others', async ({ page }) => {
  await openScreen(page, getInvolved);
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '$25', exact: true }) });
  const amount = page.getByRole('heading', { name: '$250' });
  const button = page.getByRole('button', { name: 'Donate $250' });
  const top = async (part: typeof button) => (await part.boundingBox())?.y ?? Number.NaN;
  const distance = async () => (await top(button)) - (await top(amount));
  const before = await distance();
  await first.getByRole('button').click();
  await expect(first.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
  expect(await distance()).toBeCloseTo(before);
});
