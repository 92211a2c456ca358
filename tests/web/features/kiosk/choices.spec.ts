import { expectNoAxeViolations } from '../../../support/axe';
import { errorSummary, preparedMessage, prepareMessage, validMessage } from '../../../support/contact';
import { followMenu, mockOpenHost, openKiosk } from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('the inquiry type is a required group of radio buttons, whose choice is in the draft and the message', async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  const group = page.getByRole('radiogroup', { name: 'Inquiry Type' });
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(group.getByRole('radio')).toHaveCount(7);
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);

  const { inquiryType: _, ...texts } = validMessage;
  for (const [name, text] of Object.entries(texts)) await page.locator(`form [name="${name}"]`).fill(text);
  await prepareMessage(page);
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription('Choose what your message is about.');
  await expectNoAxeViolations(page);
  await errorSummary(page).getByRole('link', { name: 'Choose what your message is about.' }).tap();
  await expect(group.getByRole('radio').first()).toBeFocused();

  await group.getByRole('radio', { name: 'Other' }).tap();
  await page.keyboard.press('ArrowUp');
  await expect(group.getByRole('radio', { name: 'General Information' })).toBeChecked();
  await followMenu(page, 'About');
  await followMenu(page, 'Contact');
  await expect(group.getByRole('radio', { name: 'General Information' })).toBeChecked();
  await prepareMessage(page);
  await expect(preparedMessage(page).getByLabel('Your message', { exact: true })).toHaveValue(
    /About: General Information/,
  );
});

test('staff choose the icon of a service the same way', further, async ({ page }) => {
  await mockOpenHost(page);
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Content Management' }).tap();
  await page.getByRole('tab', { name: 'Services' }).tap();
  await page.getByRole('button', { name: 'Add Service' }).tap();
  await expect(page.getByRole('radio', { name: 'Heart' })).toBeChecked();
  await page.getByLabel('Title').fill('Garden');
  await page.getByLabel('Description').fill('Plants.');
  await page.getByRole('radio', { name: 'Leaf' }).tap();
  await expect(page.getByRole('tabpanel').getByRole('radio', { checked: true })).toHaveValue('leaf');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible();
});
