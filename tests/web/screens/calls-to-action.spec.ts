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

/** Everything that a click could change. */
async function captureState(page: Page) {
  return {
    address: page.url(),
    title: await page.title(),
    pages: page.context().pages().length,
    content: await page.locator('#root').ariaSnapshot(),
    dialogs: await page.getByRole('dialog').count(),
  };
}

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

for (const { screen, buttons } of callsToAction) {
  test(`each call to action on ${screen.name} says how to reach us, and a click changes nothing`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    const before = await captureState(page);
    for (const [text, count] of Object.entries({ ...inHeader, ...buttons })) {
      const named = page.getByRole('button').and(page.getByText(text, { exact: true }));
      await expect(named, text).toHaveCount(count);
      for (const button of await named.all()) {
        await expect(button).toBeVisible();
        await expect(button).toBeEnabled();
        await expect(button).not.toHaveAttribute('aria-disabled');

        await expect(button).toHaveAccessibleDescription('Not online yet. Call (212) 555-0142.');

        await button.scrollIntoViewIfNeeded();
        const position = await scrollPosition(page);
        await button.click();
        expect(await scrollPosition(page), `after a click on ${text}`).toBe(position);
      }
      expect(await captureState(page), `after a click on ${text}`).toEqual(before);
    }
  });
}
