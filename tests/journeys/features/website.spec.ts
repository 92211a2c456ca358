import type { Locator, Page } from 'playwright/test';
import { admin } from '@/copy/en/content';
import { website as copy, deskTools } from '@/copy/en/desk';
import type { WebsiteResult } from '@/host/messages';
import { fill } from '@/lib/fill';
import { clickButton, field } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { mockDeskHost } from '../../support/desk';
import { notifications } from '../../support/notifications';
import { expect, screens, test } from '../../support/site';

declare global {
  interface Window {
    asked: (readonly [target: string, address: string | undefined])[];
    answer: (answer: WebsiteResult) => void;
  }
}

/** A desk whose main process answers when the test says so, with the dialog open. */
async function openDialog(page: Page) {
  await mockDeskHost(page);
  await page.addInitScript(() => {
    window.asked = [];
    const ask = (target: string, address?: string) => {
      window.asked.push([target, address]);
      return new Promise<WebsiteResult>((resolve) => {
        window.answer = resolve;
      });
    };
    const { desk } = window;
    const save = (_text: string, address: string | undefined, target: string) => ask(target, address);
    desk.website = { ...desk.website, save, putBack: () => ask('putBack') };
  });
  await page.goto(screens.admin.hash);
  await expect(page.getByRole('region', { name: deskTools.label })).toBeVisible();
  await clickButton(page, admin.ready.publish);
  const dialog = page.getByRole('dialog', { name: copy.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

const saveButton = (dialog: Locator) => dialog.getByRole('button', { name: copy.save });
const addressField = (dialog: Locator) => dialog.getByRole('textbox', { name: copy.address.label });
const asked = (page: Page) => page.evaluate(() => window.asked);
const answer = (page: Page, given: WebsiteResult) => page.evaluate((each) => window.answer(each), given);

test('missing fields of the dialog are named, and so is a form that is not saved', async ({ page }) => {
  const dialog = await openDialog(page);
  const address = addressField(dialog);
  await address.fill('ours');
  await saveButton(dialog).click();
  await expect(dialog).toContainText(admin.ready.kinds.exampleNumber);
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(copy.examples.error);
  await dialog.getByRole('checkbox').check();
  await saveButton(dialog).click();
  await expect(address).toHaveAccessibleDescription(`${copy.address.error} ${copy.address.hint}`);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await clickButton(page, admin.hero.edit);
  await field(page, 'Title').fill('Welcome');
  await clickButton(page, admin.ready.publish);
  await expect(dialog.getByText(copy.unsavedForm)).toBeVisible();
});

test('a website is saved once, with its progress and outcome', async ({ page }) => {
  const dialog = await openDialog(page);
  const address = addressField(dialog);
  await dialog.getByRole('checkbox').check();
  await address.fill(' https://ours.example/site ');
  await saveButton(dialog).click();
  await saveButton(dialog).click();
  await dialog.getByRole('button', { name: copy.putBack }).click();
  expect(await asked(page)).toEqual([['folder', 'https://ours.example/site/']]);
  await page.evaluate(() => window.reportProgress({ done: 30, total: 60 }));
  await expect(dialog.getByText(copy.saving)).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: copy.progress })).toHaveAttribute('value', '30');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: copy.close }).click();
  await answer(page, { kind: 'savedFolder', name: 'site' });
  const title = fill(copy.saved.title, { name: 'site' });
  await expect(notifications(page, title)).toBeVisible();
  await clickButton(page, admin.ready.publish);
  await expect(dialog.getByRole('region', { name: title })).toBeVisible();
  await expect(address).toHaveValue(/ours\.example/);
});

test('a failure says why', async ({ page }) => {
  const dialog = await openDialog(page);
  const failed = dialog.getByRole('region', { name: copy.failed.title });
  await dialog.getByRole('button', { name: copy.putBack }).click();
  await answer(page, { kind: 'full', isChanged: true });
  await expect(failed).toBeFocused();
  await expect(failed).toContainText(copy.failed.problems.full);
  await expect(failed).toContainText(copy.failed.changed);
});
