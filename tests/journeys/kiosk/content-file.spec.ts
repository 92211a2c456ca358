import type { Page } from 'playwright/test';
import { staff } from '@/copy/en/kiosk';
import type { FileResult, ReadFile } from '@/host/messages';
import { fill } from '@/lib/fill';
import { exampleFile } from '../../support/content-file';
import { mockOpenHost, openKiosk, test } from '../../support/kiosk';
import { waitForRestScreen, waitIdle } from '../../support/kiosk-visit';
import { expect } from '../../support/site';

declare global {
  interface Window {
    isFileRefused?: boolean;
    changeContentFile: (file: FileResult) => void;
  }
}

function fileWith(title?: string): ReadFile {
  const text = title
    ? JSON.stringify({ ...exampleFile, hero: { ...exampleFile.hero, title } })
    : '{"format":';
  return { kind: 'read', name: 'ours.json', text, changed: 0, sha256: `hash of ${title}` };
}

async function mockFileHost(page: Page, file: ReadFile): Promise<void> {
  await mockOpenHost(page);
  await page.addInitScript((first) => {
    window.kiosk.startContent = {
      begin: async () => ({ shown: first, refused: undefined }),
      onChanged: (listener) => {
        window.changeContentFile = listener;
        return () => undefined;
      },
      reportShown: () => undefined,
      reportRefused: () => {
        window.isFileRefused = true;
      },
    };
  }, file);
}

test('a content file that changes is shown once no visitor reads', async ({ page }) => {
  await mockFileHost(page, fileWith('Before'));
  const headline = page.getByRole('heading', { level: 1, includeHidden: true });
  const change = (file: FileResult) => page.evaluate((changed) => window.changeContentFile(changed), file);
  await openKiosk(page);
  await expect(headline).toHaveText('Before');

  await test.step('one that changes during a visit waits for its end', async () => {
    await change(fileWith('Welcome'));
    await waitIdle(page, 60);
    await expect(headline).toHaveText('Before');
    await waitForRestScreen(page, 'Harbor House');
    await expect(headline).toHaveText('Welcome');
  });
  await test.step('one that changes at rest is shown at once', async () => {
    await change(fileWith('Welcome back'));
    await expect(headline).toHaveText('Welcome back');
  });
  await test.step('one that is half written waits until it is whole, and the staff panel says so', async () => {
    await change(fileWith());
    // Once the panel is open, it is not read any more.
    await page.waitForFunction(() => window.isFileRefused);
    await page.keyboard.press('Control+Shift+Q');
    const panel = page.getByRole('dialog', { name: 'Staff' });
    await expect(panel).toContainText(
      /Content file: ours\.json, changed .+\. Its fingerprint \(SHA-256\).*: hash of Welcome back\./,
    );
    await expect(panel).toContainText(fill(staff.contentFile.notShown, { name: 'ours.json' }));
    await expect(panel.getByRole('listitem').filter({ hasText: 'The file is damaged' })).toBeVisible();
    await expect(headline).toHaveText('Welcome back');
  });
});
