import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { admin } from '@/copy/en/content';
import { newVisitor as copy, phoneList as phoneListOf } from '@/copy/en/desk';
import { contact } from '@/copy/en/screens';
import type { SiteCommand } from '@/host/desk-shortcuts';
import type { FileResult, ReadFile, StartFiles } from '@/host/messages';
import { clickButton, fillForm, openTab, saveHero } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { contactField, fillAndPrepare } from '../../support/contact';
import { mockDeskHost } from '../../support/desk';
import { setDisplaySettings } from '../../support/display-settings';
import { facts } from '../../support/filled-copy';
import { expectNoHorizontalScroll } from '../../support/layout';
import { combinationFor } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { readPageTexts } from '../../support/pdf';
import { expect, openScreen, screens, test } from '../../support/site';
import { finishSentence, mockVoices, speaking } from '../../support/speech';
import { expectTargetSize } from '../../support/targets';

const phoneList = phoneListOf(facts.en);

/** A desk window, whose files are read and written as the main process would. */
async function mockDesk(page: Page, files: { start?: StartFiles; opened?: FileResult } = {}): Promise<void> {
  await mockDeskHost(page);
  await page.addInitScript(({ start, opened }) => {
    const { desk, reports } = window;
    desk.startContent = { ...desk.startContent, begin: async () => start };
    desk.openContent = async () => opened;
    desk.saveContent = async (text) => {
      reports.saved = [...(reports.saved ?? []), text];
      return text === undefined ? { kind: 'failed' } : { kind: 'saved', name: 'ours.json' };
    };
  }, files);
}

const reports = (page: Page, name: string) => page.evaluate((key) => window.reports[key], name);
const expectLast = (page: Page, name: string, value: unknown) =>
  expect.poll(async () => (await reports(page, name))?.at(-1)).toBe(value);
const runCommand = (page: Page, command: SiteCommand) =>
  page.evaluate((each) => window.runCommand(each), command);

const exampleText = await readFile('resources/content-file.example.json', 'utf8');
const sha256 = 'a1'.repeat(32);
const example: ReadFile = { kind: 'read', name: 'ours.json', text: exampleText, changed: 0, sha256 };
const newLives: ReadFile = { ...example, text: exampleText.replace('Weaving Hope, Changing', 'New') };
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('dialog', { name: copy.question.title });
const ready = (page: Page) => notifications(page, copy.ready);
const unsaved = (page: Page) => page.getByRole('region', { name: 'This cannot be saved yet' });
const tools = (page: Page) => page.getByRole('region', { name: 'Desk tools' });

async function openTool(page: Page, name: string) {
  await tools(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the app learns of edits and drafts, and New Visitor asks before clearing them', async ({ page }) => {
  await mockDesk(page);
  await openTab(page, 'Events');

  await test.step('an edit that is undone is none', async () => {
    await expectLast(page, 'edits', false);
    await page.getByRole('button', { name: 'Delete Winter Open House' }).click();
    await expectLast(page, 'edits', true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectLast(page, 'edits', false);
  });
  await test.step('a form counts once something is typed', async () => {
    await clickButton(page, 'Add Event');
    await expectLast(page, 'drafts', false);
    await fillForm(page, { Title: 'Garden Day' });
    await expectLast(page, 'drafts', true);
  });
  await test.step('the question names the unsaved work', async () => {
    const { drafts } = copy.question;
    await openScreen(page, screens.contact);
    await contactField(page, 'firstName').fill('Ada');
    await expectLast(page, 'drafts', true);
    await runCommand(page, 'newVisitor');
    for (const draft of [drafts.form, drafts.message]) await expect(question(page)).toContainText(draft);
    await question(page).getByRole('button', { name: copy.question.clear }).click();
    await expectLast(page, 'drafts', false);
  });
});

test('edits are saved from the menu on any screen, and a failure is reported', async ({ page }) => {
  await mockDesk(page, { opened: example });
  await test.step('edits are saved, and then nothing is unsaved', async () => {
    await saveHero(page, { Title: 'Welcome' });
    await openScreen(page, screens.about);
    await expectLast(page, 'edits', true);
    await runCommand(page, 'save');
    const saved = notifications(page, 'Content File Saved');
    await expect(saved).toContainText('Your changes are in ours.json.');
    await expectLast(page, 'edits', false);
    const [text] = (await reports(page, 'saved')) ?? [];
    expect(JSON.parse(String(text)).hero.title).toEqual({ en: 'Welcome' });
  });
  await test.step('a message that Save takes away gives the focus back', async () => {
    await saveHero(page, { 'Image URL': 'https://example.org/a.png' });
    await openScreen(page, screens.about);
    await runCommand(page, 'save');
    await expect(unsaved(page)).toBeFocused();
    await expectLast(page, 'edits', true);
    await saveHero(page, { 'Image URL': 'weave.svg' });
    await unsaved(page).focus();
    await runCommand(page, 'save');
    await expect(unsaved(page)).toHaveCount(0);
    await expect(headline(page)).toBeFocused();
  });
  await test.step('a file that is opened waits in Content Management for an answer', async () => {
    await openScreen(page, screens.about);
    await runCommand(page, 'open');
    await expect(page.getByRole('region', { name: 'Replace what is here?' })).toBeFocused();
    expect(await reports(page, 'shown')).toBeUndefined();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.poll(() => reports(page, 'shown')).toEqual([sha256]);
    await expectLast(page, 'edits', false);
    // Else Save would write what is back into the opened file.
    await notifications(page, 'Content Replaced').getByRole('button', { name: 'Undo' }).click();
    await expectLast(page, 'shown', undefined);
  });
});

test('the file that the app was started with stays; one that is refused is named', async ({ page }) => {
  await mockDesk(page, {
    start: { shown: newLives, refused: { ...example, text: '{"format": "weaving-hope-con', sha256: 'b2' } },
  });
  await page.goto(screens.home.hash);
  await expect(notifications(page, 'ours.json')).toContainText(admin.contentFile.problems.notJson);
  await expect(headline(page)).toHaveText('New Lives');
  await expectLast(page, 'shown', sha256);

  await saveHero(page, { Title: 'Welcome' });
  await runCommand(page, 'newVisitor');
  await expect(ready(page)).toBeVisible();
  await expect(headline(page)).toHaveText('Welcome');
  expect(await reports(page, 'shown')).toEqual([sha256]);
});

const startNextVisit = (page: Page) => tools(page).getByRole('button', { name: 'New Visitor' }).click();

async function expectQuestion(page: Page): Promise<void> {
  await startNextVisit(page);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
}

test('a copied message is cleared without a question until it changes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mockDeskHost(page);
  await fillAndPrepare(page);
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expect(notifications(page, 'Copied')).toBeVisible();
  await page.getByRole('button', { name: contact(facts.en).form.edit }).click();
  await contactField(page, 'message').fill('I would love to help.');
  await expectQuestion(page);
  await contactField(page, 'message').fill('I would like to help.');
  await startNextVisit(page);
  await expect(ready(page)).toBeVisible();
  await openScreen(page, screens.contact);
  await expect(contactField(page, 'message')).toHaveValue('');
});

test('a long message that is not printed is not cleared without a question', async ({ page }) => {
  await mockDeskHost(page);
  await page.addInitScript(() => {
    const outcomes = [false, true];
    window.desk.print = async () => outcomes.shift() ?? false;
    // No mail program opens.
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[href^=mailto]')) event.preventDefault();
    });
  });
  await fillAndPrepare(page, { message: 'I would like to help. '.repeat(200) });
  await page.getByRole('link', { name: 'Open in E-mail', exact: true }).click();
  await expectQuestion(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expectQuestion(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await startNextVisit(page);
  await expect(headline(page)).toHaveText('Weaving Hope, Changing Lives');
});

test('the next visitor begins at the top of Home, in the language of the app', async ({ page }) => {
  await mockDeskHost(page);
  await page.goto('?lang=es');
  await page.getByRole('button', { name: 'Nueva visita' }).waitFor();
  await page.mouse.wheel(0, 2_000);
  await expect(headline(page)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Nueva visita' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(ready(page)).toBeVisible();
  await expect(headline(page)).toBeInViewport();
});

test('the phone list copies, reads aloud and prints', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mockDeskHost(page);
  await mockVoices(page);
  await openScreen(page, screens.home);

  await test.step('it copies, and reads aloud until it is closed', async () => {
    const list = await openTool(page, 'Phone List');
    await list.getByRole('button', { name: 'Copy: Crisis line' }).click();
    await expect(list.getByRole('button', { name: 'Copied: Crisis line' })).toBeFocused();
    await expect(list.locator('[aria-live]', { hasText: 'Copied: (212) 555-0199' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(212) 555-0199');
    await list.getByRole('button', { name: 'Read aloud: Address' }).click();
    await expect.poll(() => speaking(page)).toBe('Address');
    await finishSentence(page);
    await expect.poll(() => speaking(page)).toBe('17 Loom Street, New York, N Y 1 0 0 0 1');
    await list.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => speaking(page)).toBeUndefined();
    await expect(tools(page).getByRole('button', { name: 'Phone List' })).toBeFocused();
  });
  await test.step('where the system does not let the page copy, the text is selected', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const list = await openTool(page, 'Phone List');
    await list.getByRole('button', { name: 'Copy: Fax' }).click();
    await expect(list.locator('[aria-live]', { hasText: phoneList.selected })).toHaveCount(1);
    expect(await page.evaluate(() => String(getSelection()))).toBe('(212) 555-0143');
  });
  await test.step('it is printed while it is open, and not the screen behind it', async () => {
    const pages = await readPageTexts(await page.pdf());
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/^Phone List .*\(212\) 555-0199/);
  });
});

test('the row of tools and its lists have room in any window', async ({ page }) => {
  await mockDeskHost(page);
  await mockVoices(page);
  await openScreen(page, screens.services);
  await page.mouse.wheel(0, 1_000);
  await expect(page.getByRole('heading', { name: 'How We Help' })).toBeInViewport();
  await expect(tools(page)).toBeInViewport();

  for (const [index, name] of ['', 'Phone List', 'Keyboard Shortcuts'].entries()) {
    const { label, settings, viewport } = combinationFor(index);
    await test.step(`${name || 'the row'}, ${label}: no violation, no horizontal scroll, and large targets`, async () => {
      await page.setViewportSize(viewport);
      await setDisplaySettings(page, {});
      await openScreen(page, screens.home);
      if (name) await openTool(page, name);
      await setDisplaySettings(page, settings);
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
      await expectTargetSize(page);
      if (name !== 'Keyboard Shortcuts') await page.keyboard.press('Escape');
    });
  }
});
