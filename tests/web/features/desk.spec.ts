import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { DeskCommand } from '../../../src/host/contract';
import type { DeskPort, FileAnswer, ReadFile, StartFiles } from '../../../src/host/types';
import { clickButton, fillForm, mockDeskHost, openTab, saveHero } from '../../support/admin';
import { contactField } from '../../support/contact';
import { further } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { expect, openScreen, screens, test } from '../../support/site';

declare global {
  interface Window {
    /** What the page reported to the window, by the name of the port's function. */
    reports: Record<string, unknown[]>;
    /** Does what the window's menu does. */
    runCommand: (command: DeskCommand) => void;
  }
}

/** A desk window whose port records what the page reports. Files are read and written as the main process would. */
async function mockDesk(page: Page, files: { start?: StartFiles; opened?: FileAnswer } = {}): Promise<void> {
  await mockDeskHost(page);
  await page.addInitScript(({ start, opened }) => {
    if (window.foundationHost?.mode !== 'desk') return;
    window.reports = {};
    const record = (name: string, value: unknown) => {
      window.reports[name] = [...(window.reports[name] ?? []), value];
    };
    const { desk } = window.foundationHost;
    const port: DeskPort = {
      ...desk,
      reportEdits: (edited) => record('edits', edited),
      reportDrafts: (hasDrafts) => record('drafts', hasDrafts),
      startContent: {
        begin: async () => start,
        read: async () => undefined,
        reportShown: (sha256) => record('shown', sha256),
        reportRefused: (reason) => record('refused', reason),
      },
      openContent: async () => opened,
      saveContent: async (text) => {
        record('saved', text);
        return text === undefined ? { kind: 'failed' } : { kind: 'saved', name: 'ours.json' };
      },
      onCommand: (listener) => {
        window.runCommand = listener;
        return () => undefined;
      },
    };
    window.foundationHost = { mode: 'desk', desk: port };
  }, files);
}

const reports = (page: Page, name: string) => page.evaluate((key) => window.reports[key], name);
const runCommand = (page: Page, command: DeskCommand) =>
  page.evaluate((each) => window.runCommand(each), command);

const exampleText = await readFile('resources/content-file.example.json', 'utf8');
const example: ReadFile = {
  kind: 'read',
  name: 'ours.json',
  text: exampleText,
  changed: 0,
  sha256: 'a1'.repeat(32),
};
/** The same with a headline of its own. */
const newLives: ReadFile = { ...example, text: exampleText.replace('Weaving Hope, Changing', 'New') };
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('the page reports to the window whether there are edits; one that is undone is none', async ({
  page,
}) => {
  await mockDesk(page);
  await openTab(page, 'Events');
  const lastReport = async () => (await reports(page, 'edits'))?.at(-1);
  await expect.poll(lastReport).toBe(false);
  await page.getByRole('button', { name: 'Delete Winter Open House' }).click();
  await expect.poll(lastReport).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(lastReport).toBe(false);
});

test('the page reports to the window whether something is typed in a form or a message, and New Visitor asks about it', async ({
  page,
}) => {
  await mockDesk(page);
  const lastReport = async () => (await reports(page, 'drafts'))?.at(-1);
  await openTab(page, 'Events');
  await clickButton(page, 'Add Event');
  await expect.poll(lastReport).toBe(false);
  await fillForm(page, { Title: 'Garden Day' });
  await expect.poll(lastReport).toBe(true);
  await clickButton(page, 'Cancel');
  await expect.poll(lastReport).toBe(false);

  await clickButton(page, 'Add Event');
  await fillForm(page, { Title: 'Garden Day' });
  await openScreen(page, screens.contact);
  const question = page.getByRole('dialog', { name: 'Clear what was typed?' });
  await runCommand(page, 'newVisitor');
  await expect(question).toContainText('A form in Content Management is not saved yet.');
  await expect(question).not.toContainText('contact form');
  await page.keyboard.press('Escape');

  await contactField(page, 'firstName').fill('Ada');
  await expect.poll(lastReport).toBe(true);
  await runCommand(page, 'newVisitor');
  await expect(question).toContainText('message in the contact form');
  await question.getByRole('button', { name: 'Clear It' }).click();
  await expect.poll(lastReport).toBe(false);
});

test('what is edited can be saved from the menu on any screen, and then nothing is unsaved', async ({
  page,
}) => {
  await mockDesk(page);
  await saveHero(page, { Title: 'Welcome' });
  await openScreen(page, screens.about);
  await expect.poll(async () => (await reports(page, 'edits'))?.at(-1)).toBe(true);
  await runCommand(page, 'save');
  await expect(notifications(page, 'Content File Saved')).toContainText('Your changes are in ours.json.');
  await expect.poll(async () => (await reports(page, 'edits'))?.at(-1)).toBe(false);
  const [text] = (await reports(page, 'saved')) ?? [];
  expect(JSON.parse(String(text)).hero.title).toEqual({ en: 'Welcome' });
});

test('what cannot be saved is told in Content Management, and to the window, which may be waiting', async ({
  page,
}) => {
  await mockDesk(page);
  await saveHero(page, { 'Image URL': 'https://example.org/a.png' });
  await openScreen(page, screens.about);
  await runCommand(page, 'save');
  await expect(page.getByRole('region', { name: 'This cannot be saved yet' })).toBeVisible();
  // JSON has no undefined.
  expect(await reports(page, 'saved')).toHaveLength(1);
  await expect.poll(async () => (await reports(page, 'edits'))?.at(-1)).toBe(true);

  await saveHero(page, { 'Image URL': 'weave.svg' });
  await page.evaluate(() => {
    if (window.foundationHost?.mode !== 'desk') return;
    const port: { saveContent: DeskPort['saveContent'] } = window.foundationHost.desk;
    port.saveContent = async () => {
      throw new Error('The main process failed.');
    };
  });
  await runCommand(page, 'save');
  await expect(page.getByRole('region', { name: 'This cannot be saved yet' })).toContainText(
    'The file cannot be read or written.',
  );
});

test(
  'who chooses no file stays on the screen; a message that Save takes away gives the focus back',
  further,
  async ({ page }) => {
    await mockDesk(page);
    await page.goto(screens.about.hash);
    await expect.poll(() => page.evaluate(() => typeof window.runCommand)).toBe('function');
    await runCommand(page, 'open');
    // The commands are done one after another.
    await runCommand(page, 'save');
    await expect(notifications(page, 'Content File Saved')).toBeVisible();
    await expect(page).toHaveURL(/#\/about$/);

    await saveHero(page, { 'Image URL': 'https://example.org/a.png' });
    await runCommand(page, 'save');
    await expect(page.getByRole('region', { name: 'This cannot be saved yet' })).toBeFocused();
    await saveHero(page, { 'Image URL': 'weave.svg' });
    await page.getByRole('region', { name: 'This cannot be saved yet' }).focus();
    await runCommand(page, 'save');
    await expect(page.getByRole('region', { name: 'This cannot be saved yet' })).toHaveCount(0);
    await expect(headline(page)).toBeFocused();
  },
);

test(
  'a file that is opened from the menu waits in Content Management for an answer',
  further,
  async ({ page }) => {
    await mockDesk(page, { opened: example });
    await page.goto(screens.about.hash);
    await expect.poll(() => page.evaluate(() => typeof window.runCommand)).toBe('function');
    await runCommand(page, 'open');
    await expect(page.getByRole('region', { name: 'Replace what is here?' })).toBeFocused();
    expect(await reports(page, 'shown')).toBeUndefined();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.poll(() => reports(page, 'shown')).toEqual(['a1'.repeat(32)]);
    await expect.poll(async () => (await reports(page, 'edits'))?.at(-1)).toBe(false);

    // Else Save would write what is back into the opened file.
    await notifications(page, 'Content Replaced').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await reports(page, 'shown'))?.at(-1)).toBeUndefined();
    expect((await reports(page, 'edits'))?.at(-1)).toBe(false);
  },
);

test('the content of the file that the app was started with is there, also after a reload', async ({
  page,
}) => {
  await mockDesk(page, {
    start: { shown: newLives, refused: undefined },
  });
  await page.goto(screens.home.hash);
  await expect(headline(page)).toHaveText('New Lives');
  expect((await reports(page, 'shown'))?.at(-1)).toBe('a1'.repeat(32));
  await expect.poll(async () => (await reports(page, 'edits'))?.at(-1)).toBe(false);
  await saveHero(page, { Title: 'Welcome' });
  await page.goto(screens.home.hash);
  await page.reload();
  await expect(headline(page)).toHaveText('New Lives');
});

test('a file that cannot be taken up is named at once, with the reason', further, async ({ page }) => {
  await mockDesk(page, {
    start: { shown: newLives, refused: { ...example, text: '{"format": "weaving-hope-con', sha256: 'b2' } },
  });
  await page.goto(screens.home.hash);
  await expect(notifications(page, 'ours.json')).toContainText(
    'The file is damaged, or it is not a content file. Choose one that was saved in Content Management. The app shows the file as it was when it could last be read.',
  );
  await expect(headline(page)).toHaveText('New Lives');
  expect(await reports(page, 'refused')).toEqual(['notJson']);
});

test('the next visitor changes nothing about the open content file', further, async ({ page }) => {
  await mockDesk(page, { start: { shown: example, refused: undefined } });
  await saveHero(page, { Title: 'Welcome' });
  await runCommand(page, 'newVisitor');
  await expect(notifications(page, 'Ready for the next visitor.')).toBeVisible();
  await expect(headline(page)).toHaveText('Welcome');
  expect(await reports(page, 'shown')).toEqual(['a1'.repeat(32)]);
  expect((await reports(page, 'edits'))?.at(-1)).toBe(true);
});
