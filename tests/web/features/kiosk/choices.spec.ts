import { expectNoAxeViolations } from '../../../support/axe';
import { errorSummary, preparedMessage, prepareMessage, validMessage } from '../../../support/contact';
import { changeDisplaySettings } from '../../../support/display-settings';
import { followMenu, mmPerPx, openKiosk } from '../../../support/kiosk';
import { displays } from '../../../support/matrix';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('the inquiry type is a required group of radio buttons, without a popup', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const group = page.getByRole('radiogroup', { name: 'Inquiry Type' });
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(group.getByRole('radio')).toHaveCount(7);
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);

  await group.getByRole('radio', { name: 'Other' }).tap();
  await page.keyboard.press('ArrowUp');
  await expect(group.getByRole('radio', { name: 'General Information' })).toBeChecked();
  await expectNoAxeViolations(page);
});

test('without a choice, the error is tied to the group and leads to its first choice', {
  tag: '@full',
}, async ({ page }) => {
  await openKiosk(page, screens.contact);
  await prepareMessage(page);
  const group = page.getByRole('radiogroup', { name: 'Inquiry Type' });
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription('Choose what your message is about.');
  await expectNoAxeViolations(page);
  await errorSummary(page).getByRole('link', { name: 'Choose what your message is about.' }).tap();
  await expect(group.getByRole('radio').first()).toBeFocused();
});

test('the choice is part of the draft and of the message', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.contact);
  const { inquiryType, ...texts } = validMessage;
  for (const [name, text] of Object.entries(texts)) await page.locator(`form [name="${name}"]`).fill(text);
  await page.getByRole('radio', { name: 'Volunteer Opportunities' }).tap();
  await page.getByLabel('Last Name').blur();
  await followMenu(page, 'About');
  await followMenu(page, 'Contact');
  await expect(page.getByRole('radio', { name: 'Volunteer Opportunities' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Volunteer Opportunities' })).toHaveValue(inquiryType ?? '');
  await prepareMessage(page);
  await expect(preparedMessage(page).getByLabel('Your message', { exact: true })).toHaveValue(
    /About: Volunteer Opportunities/,
  );
});

test('staff choose the icon of a service the same way', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Content Management' }).tap();
  await page.getByRole('tab', { name: 'Services' }).tap();
  await page.getByRole('button', { name: 'Add Service' }).tap();
  await expect(page.getByRole('radio', { name: 'Heart' })).toBeChecked();
  await page.getByLabel('Title').fill('Garden');
  await page.getByLabel('Description').fill('Plants.');
  await page.getByRole('radio', { name: 'Leaf' }).tap();
  expect(
    await page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => new FormData(form).get('icon')),
  ).toBe('leaf');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible();
});

for (const { viewport, inches } of displays) {
  test.describe(`on ${viewport.width}x${viewport.height} with ${inches} inches`, () => {
    test.use({ viewport });

    test('the cards are large enough, and whole at any text size', async ({ page }) => {
      await openKiosk(page, screens.contact, `screen-inches=${inches}`);
      const least = Math.max(56, 12 / mmPerPx(viewport, inches)) - 0.05;
      for (const size of ['100%', '200%'] as const) {
        await changeDisplaySettings(page, { 'Text size': size });
        const cards = await page
          .getByRole('radiogroup', { name: 'Inquiry Type' })
          .getByRole('radio')
          .evaluateAll((radios) =>
            radios.map((radio) => {
              const { width, height } = radio.getBoundingClientRect();
              const label = radio.closest('label');
              // Rounded to whole pixels by the browser, unlike the height of the card.
              const isWide = !label || label.scrollWidth > label.clientWidth + 1;
              const isCut = isWide || label.getBoundingClientRect().height > height + 0.05;
              return { least: Math.min(width, height), isCut };
            }),
          );
        for (const card of cards) {
          expect(card.isCut).toBe(false);
          expect(card.least).toBeGreaterThanOrEqual(least);
        }
      }
    });
  });
}
