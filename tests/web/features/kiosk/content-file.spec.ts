import type { FileAnswer } from '@/host/types';
import { exampleFile } from '../../../support/content-file';
import { mockPinHost, openKiosk, waitForRestScreen, waitIdle } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

declare global {
  interface Window {
    /** The content file of the kiosk, as it is now. */
    contentFile: FileAnswer;
  }
}

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** A content file with that headline, or one that is only half written. */
function fileWith(title?: string): FileAnswer {
  const text = title
    ? JSON.stringify({ ...exampleFile, hero: { ...exampleFile.hero, title } })
    : '{"format":';
  return { name: 'ours.json', text, changed: 0, sha256: `hash of ${title}` };
}

test('a changed content file waits for the end of the visit, and a half-written one until it is whole', async ({
  page,
}) => {
  await mockPinHost(page);
  await page.addInitScript((file) => {
    if (window.foundationHost?.mode !== 'kiosk') return;
    window.contentFile = file;
    const startContent = {
      read: async (known?: string) =>
        'sha256' in window.contentFile && window.contentFile.sha256 === known
          ? undefined
          : window.contentFile,
      reportShown: () => undefined,
      reportRefused: () => undefined,
    };
    const { kiosk } = window.foundationHost;
    window.foundationHost = { mode: 'kiosk', kiosk: { ...kiosk, asksForPin: false, startContent } };
  }, fileWith('Welcome'));
  const headline = page.getByRole('heading', { level: 1, includeHidden: true });
  const change = (file: FileAnswer) =>
    page.evaluate((changed) => {
      window.contentFile = changed;
    }, file);

  await openKiosk(page);
  await expect(headline).toHaveText('Welcome');
  await change(fileWith('Welcome again'));
  await waitIdle(page, 60);
  await expect(headline).toHaveText('Welcome');
  await waitForRestScreen(page);
  await expect(headline).toHaveText('Welcome again');

  await change(fileWith());
  await waitIdle(page, 10);
  await page.keyboard.press('Control+Shift+Q');
  const panel = page.getByRole('dialog', { name: 'Staff' });
  await expect(panel).toContainText(/Content file: ours\.json, changed .+, SHA-256 hash of Welcome again\./);
  await expect(panel).toContainText('The content file ours.json is not shown:');
  await expect(panel.getByRole('listitem').filter({ hasText: 'The file is damaged' })).toBeVisible();
  await expect(headline).toHaveText('Welcome again');
});
