import type { Page } from 'playwright/test';
import { guide } from '@/copy/guide';
import { keyboard } from '@/copy/keyboard';
import { contactField, errorSummary, preparedMessage } from '../../../support/contact';
import { finderHeading } from '../../../support/finder';
import { openKiosk, restScreen, waitForRestScreen } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';
import { scanAndSelect, setUpOneSwitch, switchBar } from '../../../support/switches';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const keyNames: Readonly<Record<string, string>> = { ...keyboard.keyLabels, ...keyboard.keyNames };

/** Presses keys of the on-screen keyboard, the row first. */
async function typeKeys(page: Page, kind: keyof typeof keyboard.layers, keys: string): Promise<void> {
  const rows = keyboard.layers[kind].default.map((row) => row.split(' '));
  for (const key of keys.split(' ')) {
    const [first = ''] = rows.find((row) => row.includes(key)) ?? [];
    const name = (each: string) => {
      const label = keyNames[each] ?? each;
      return guide.typing.keys[label] ?? label;
    };
    await scanAndSelect(page, new RegExp(`^Row ${name(first)} to `), new RegExp(`^${name(key)}(,|$)`));
  }
}

test('a visit with a single switch: Services, the finder, a message, larger text, and Finish', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(300_000);
  await openKiosk(page, screens.home);
  await waitForRestScreen(page);
  await setUpOneSwitch(page);
  await expect(page).toHaveTitle(/^Home/);

  await scanAndSelect(page, /^Controls/, /^Menu, /, /^Services, link/);
  await expect(page).toHaveTitle(/^Services/);

  await scanAndSelect(page, /^Who is the help for\?/, /^For my child/);
  await scanAndSelect(page, /^Getting through the week/, /^In a group/);
  await expect(finderHeading(page)).toHaveText('Good places to start');

  await scanAndSelect(page, /^Back$/, /^Controls/, /^Menu, /, /^Contact, link/);
  await expect(page).toHaveTitle(/^Contact/);
  await scanAndSelect(page, /^Send Us a Message/, /^Prepare Message/);
  await expect(errorSummary(page)).toBeVisible();

  await scanAndSelect(page, /^Enter your first name/);
  await typeKeys(page, 'text', 'a l {next}');
  await expect(contactField(page, 'firstName')).toHaveValue('al');
  await typeKeys(page, 'text', 'x {next}');
  await typeKeys(page, 'email', 'a @ b .com {close}');
  await expect(contactField(page, 'email')).toHaveValue('a@b.com');
  await scanAndSelect(page, /^Back$/, /^Inquiry Type/, /^General/);
  await scanAndSelect(page, /^Back$/, /^Send Us a Message/, /^Message, /);
  await typeKeys(page, 'lines', 'h i {close}');
  await scanAndSelect(page, /^Prepare Message/);
  await expect(preparedMessage(page)).toContainText('Your message is ready');

  await scanAndSelect(page, /^Back$/, /^Controls/, /^Text and colors/, /^Text size/, /^150/);
  await expect(page.locator('html')).toHaveAttribute('data-text', '150');
  await scanAndSelect(page, /^Back$/, /^Back$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await scanAndSelect(page, /^Finish, button/, /^Finish and clear, button/);
  await expect(restScreen(page)).toBeVisible();
  await expect(switchBar(page)).toHaveCount(0);
});
