import type { Page } from 'playwright/test';
import { admin } from '@/copy/en/content';
import { website as copy, deskTools } from '@/copy/en/desk';
import type { DeskCommand, WebsiteAnswer, WebsiteProgress } from '@/host/messages';
import { mockDeskHost } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { setDisplaySettings } from '../../support/display-settings';
import { expectNoHorizontalScroll } from '../../support/layout';
import { expect, screens, test } from '../../support/site';
import { expectTargetSize } from '../../support/targets';

declare global {
  interface Window {
    savings: number;
    reportProgress: (progress: WebsiteProgress) => void;
    answer: (answer: WebsiteAnswer) => void;
    runCommand: (command: DeskCommand) => void;
  }
}

/** A desk whose main process reports and answers when the test says so. */
async function mockSaving(page: Page): Promise<void> {
  await mockDeskHost(page);
  await page.addInitScript(() => {
    if (window.foundationHost?.mode !== 'desk') return;
    window.savings = 0;
    const { desk } = window.foundationHost;
    const website: typeof desk.website = {
      ...desk.website,
      save: () => {
        window.savings += 1;
        return new Promise((resolve) => {
          window.answer = resolve;
        });
      },
      onProgress: (listener) => {
        window.reportProgress = listener;
        return () => undefined;
      },
    };
    const onCommand = (listener: Window['runCommand']) => {
      window.runCommand = listener;
      return () => undefined;
    };
    window.foundationHost = { mode: 'desk', desk: { ...desk, website, onCommand } };
  });
}

// What becomes of the website: desktop/website.spec.ts.
test('a website is saved once, and its dialog is accessible in every state', async ({ page }) => {
  await mockSaving(page);
  await page.goto(screens.home.hash);
  await expect(page.getByRole('region', { name: deskTools.label })).toBeVisible();
  await page.evaluate(() => window.runCommand('saveWebsite'));
  const dialog = page.getByRole('dialog', { name: copy.title });
  const save = () => dialog.getByRole('button', { name: copy.save }).click();
  await save();
  await expect(dialog).toContainText(admin.ready.kinds.exampleNumber);
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(copy.examples.error);
  const address = dialog.getByRole('textbox', { name: copy.address.label });
  await address.fill('weavinghope');
  await save();
  await expect(address).toHaveAccessibleDescription(`${copy.address.error} ${copy.address.hint}`);
  await address.fill('');
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 390, height: 700 });
  await setDisplaySettings(page, { text: '200' });
  await dialog.getByRole('checkbox').check();
  await save();
  await save();
  expect(await page.evaluate(() => window.savings)).toBe(1);
  await page.evaluate(() => window.reportProgress({ done: 30, total: 60 }));
  await expect(dialog.getByRole('progressbar', { name: copy.progress })).toHaveAttribute('value', '30');
  await expectNoAxeViolations(page);
  await page.evaluate(() => window.answer({ kind: 'savedFolder', name: 'website' }));
  await expect(dialog.getByRole('region', { name: /website/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await expectTargetSize(page);
});
