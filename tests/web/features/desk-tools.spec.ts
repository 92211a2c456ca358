import type { Locator, Page } from 'playwright/test';
import { mockDeskHost } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { contactField, fillAndPrepare } from '../../support/contact';
import { changeDisplaySettings, setDisplaySettings } from '../../support/display-settings';
import { expectNoHorizontalScroll } from '../../support/layout';
import { combinationFor, further } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { readPageTexts } from '../../support/pdf';
import { readPage } from '../../support/screen-reader';
import { expect, openScreen, screens, test } from '../../support/site';
import { finishSentence, mockVoices, speaking } from '../../support/speech';
import { expectTargetSize } from '../../support/targets';

const tools = (page: Page) => page.getByRole('region', { name: 'Desk tools' });

const newVisitor = (page: Page) => tools(page).getByRole('button', { name: 'New Visitor' }).click();

/** Presses a button in the header's row, and returns the dialog of that name. */
async function openTool(page: Page, name: string): Promise<Locator> {
  await tools(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.beforeEach(({ page }) => mockDeskHost(page));

test('a message that was taken along is cleared without a question, unless it was changed afterward', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillAndPrepare(page);
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expect(notifications(page, 'Copied')).toBeVisible();
  await contactField(page, 'message').fill('I would love to help.');
  await newVisitor(page);
  const question = page.getByRole('dialog', { name: 'Clear what was typed?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await contactField(page, 'message').fill('I would like to help.');
  await newVisitor(page);
  await expect(notifications(page, 'Ready for the next visitor.')).toBeVisible();
  await openScreen(page, screens.contact);
  await expect(contactField(page, 'message')).toHaveValue('');
});

test('a message is not taken along as long as the printer fails, or its text is too long for an e-mail', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.foundationHost?.mode !== 'desk') return;
    const outcomes = [false, true];
    const print = async () => outcomes.shift() ?? false;
    window.foundationHost = { mode: 'desk', desk: { ...window.foundationHost.desk, print } };
    // No mail program opens.
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[href^=mailto]')) event.preventDefault();
    });
  });
  await fillAndPrepare(page, { message: 'I would like to help. '.repeat(200) });
  const question = page.getByRole('dialog', { name: 'Clear what was typed?' });
  const press = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).click();
    await newVisitor(page);
  };
  for (const [role, name] of [
    ['link', 'Open in E-mail'],
    ['button', 'Print'],
  ] as const) {
    await press(role, name);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await press('button', 'Print');
  await expect(notifications(page, 'Ready for the next visitor.')).toBeVisible();
});

test(
  'the next visitor begins at the top of Home, also if the last one had read on there',
  further,
  async ({ page }) => {
    await openScreen(page, screens.home);
    const title = page.getByRole('heading', { level: 1 });
    await page.mouse.wheel(0, 2_000);
    await expect(title).not.toBeInViewport();
    await newVisitor(page);
    await expect(notifications(page, 'Ready for the next visitor.')).toBeVisible();
    await expect(title).toBeInViewport();
  },
);

test('the next visitor gets the language of the app, also after a reload in another one', async ({
  page,
}) => {
  await page.goto('?lang=es');
  await page.getByRole('button', { name: 'Nueva visita' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the phone list copies, and reads aloud until it is closed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mockVoices(page);
  await openScreen(page, screens.home);
  const list = await openTool(page, 'Phone List');
  await list.getByRole('button', { name: 'Copy: Crisis line' }).click();
  await expect(list.getByRole('button', { name: 'Copied: Crisis line' })).toBeFocused();
  await expect(list.locator('[aria-live]', { hasText: 'Copied: (212) 555-0199' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(212) 555-0199');

  await list.getByRole('button', { name: 'Read aloud: Address' }).click();
  await expect.poll(() => speaking(page)).toBe('Address');
  await finishSentence(page);
  await expect.poll(() => speaking(page)).toBe('17 Loom Street, New York, New York 1 0 0 0 1');
  await list.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => speaking(page)).toBeUndefined();
  await expect(tools(page).getByRole('button', { name: 'Phone List' })).toBeFocused();
});

test('where the system does not let the page copy, the text is selected', further, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openScreen(page, screens.home);
  const list = await openTool(page, 'Phone List');
  await list.getByRole('button', { name: 'Copy: Fax' }).click();
  await expect(list.locator('[aria-live]', { hasText: 'The text is selected.' })).toHaveCount(1);
  expect(await page.evaluate(() => String(getSelection()))).toBe('(212) 555-0143');
});

test('a screen reader says each number with its label, and each shortcut with what it does', async ({
  page,
}) => {
  await openScreen(page, screens.home);
  await openTool(page, 'Phone List');
  expect((await readPage(page, 'dialog')).slice(0, 9)).toEqual([
    'dialog, Phone List',
    'heading, Phone List, level 2',
    'button, Close',
    'All the phone numbers and addresses of Weaving Hope.',
    'Phone',
    '(212) 555-0142',
    'button, Copy: Phone',
    'Crisis line, day and night',
    '(212) 555-0199',
  ]);
  await page.keyboard.press('Escape');
  await openTool(page, 'Keyboard Shortcuts');
  expect((await readPage(page, 'dialog')).slice(0, 5)).toEqual([
    'dialog, Keyboard Shortcuts',
    'heading, Keyboard Shortcuts, level 2',
    'button, Close',
    'New Visitor',
    'Ctrl+Shift+N',
  ]);
});

test('shortcuts in large text are in one column, with their keys below one another', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openScreen(page, screens.home);
  await changeDisplaySettings(page, { 'Text size': '200%' });
  const list = await openTool(page, 'Keyboard Shortcuts');
  const ends = (part: 'left' | 'right', role: 'term' | 'definition') =>
    list
      .getByRole(role)
      .evaluateAll(
        (all, edge) => new Set(all.map((each) => Math.round(each.getBoundingClientRect()[edge]))).size,
        part,
      );
  expect([await ends('left', 'term'), await ends('right', 'definition')]).toEqual([1, 1]);
});

test('the header with its tools stays in view only where it leaves most of the window to the page', async ({
  page,
}) => {
  await openScreen(page, screens.services);
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole('heading', { name: 'How We Help' })).toBeInViewport();
  await expect(tools(page)).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 600 });
  await expect(tools(page)).not.toBeInViewport();
});

for (const [index, name] of ['', 'Phone List', 'Keyboard Shortcuts'].entries()) {
  const { label, settings, viewport } = combinationFor(index);
  const size = name === 'Phone List' ? {} : further;
  test(
    `${name || 'the row'}, ${label}: no violation, no horizontal scroll, and large targets`,
    size,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await mockVoices(page);
      await openScreen(page, screens.home);
      if (name) await openTool(page, name);
      await setDisplaySettings(page, settings);
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
      await expectTargetSize(page);
    },
  );
}

test('the phone list is printed while it is open, and not the screen behind it', async ({ page }) => {
  await page.goto(screens.home.hash);
  await openTool(page, 'Phone List');
  const pages = await readPageTexts(await page.pdf());
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/^Phone List .*\(212\) 555-0199/);
});
