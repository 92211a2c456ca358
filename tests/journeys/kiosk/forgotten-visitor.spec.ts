import type { Page } from 'playwright/test';
import { contactField, preparedMessage, prepareMessage } from '../../support/contact';
import { changeDisplaySettings } from '../../support/display-settings';
import { answer, finder, finderHeading } from '../../support/finder';
import { anyMarker, marker, markersInMemory } from '../../support/heap';
import { followMenu, keyboardKey, mockOpenHost, openKiosk, test, wordEcho } from '../../support/kiosk';
import { beginVisit, finishVisit, waitForRestScreen } from '../../support/kiosk-visit';
import { memory } from '../../support/matrix';
import { expect, screens } from '../../support/site';

const places = 'title description firstName lastName phone email message draft keys'.split(' ');

/** Types as a keyboard does: a value that a script sets would also be in what the script leaves behind. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await contactField(page, name).focus();
  await page.keyboard.insertText(text);
}

async function writeMessages(page: Page): Promise<void> {
  await followMenu(page, screens.contact.name);
  for (const name of ['firstName', 'lastName', 'phone']) await type(page, name, marker(name));
  await type(page, 'email', `${marker('email')}@mail.example`);
  await page.getByRole('radio', { name: 'Other' }).check();
  await type(page, 'message', marker('message'));
  await prepareMessage(page);
  await expect(preparedMessage(page)).toContainText(marker('message'));
  await page.getByRole('button', { name: 'Edit My Message' }).tap();
  await type(page, 'lastName', marker('draft'));
  // By the keys of the keyboard on the screen, whose echo shows the end of what was typed.
  await contactField(page, 'firstName').focus();
  for (const key of 'qzxkeysqzx') await keyboardKey(page, key).tap();
  await expect(wordEcho(page)).toContainText(marker('keys'));
  await keyboardKey(page, 'Close keyboard').tap();
}

async function editContent(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Content Management' }).tap();
  await page.getByRole('tab', { name: 'Services' }).tap();
  await page.getByRole('button', { name: 'Add Service' }).tap();
  await type(page, 'title', marker('title'));
  await type(page, 'description', marker('description'));
  await keyboardKey(page, 'Close keyboard').tap();
}

/** Leaves without a word. The last press must not keep the page that it was on. */
async function walkAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See My Message' }).tap();
  await waitForRestScreen(page);
}

async function useEverything(page: Page): Promise<void> {
  await changeDisplaySettings(page, { Colors: 'Dark' });
  await followMenu(page, screens.services.name);
  await answer(page, 'For my child');
  await editContent(page);
  await writeMessages(page);
}

async function expectNothingLeft(page: Page): Promise<void> {
  expect(await page.content()).not.toMatch(anyMarker);
  await beginVisit(page);
  await expect(page.locator('html[data-theme]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await followMenu(page, screens.contact.name);
  await expect(preparedMessage(page)).toBeHidden();
  await expect(contactField(page, 'firstName')).toHaveAttribute('autocomplete', 'off');
  for (const field of await page.locator('form :is(input:not([type=radio]), textarea)').all())
    await expect(field).toHaveValue('');
  await followMenu(page, screens.services.name);
  await expect(finderHeading(page)).toContainText('Who is the help for?');
  await expect(finder(page).getByRole('button', { pressed: true })).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await mockOpenHost(page);
  await openKiosk(page);
});

test('nothing of a visitor who walks away is left on the page', async ({ page }) => {
  await useEverything(page);
  await walkAway(page);
  await expectNothingLeft(page);
});

for (const end of [finishVisit, walkAway]) {
  test(`nothing of a visitor is left in memory: ${end.name}`, memory, async ({ page }) => {
    await useEverything(page);
    expect(await markersInMemory(page)).toEqual(places.map(marker).sort());
    await end(page);
    expect(await markersInMemory(page)).toEqual([]);
  });
}
