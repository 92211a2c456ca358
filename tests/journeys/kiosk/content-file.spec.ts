import type { Page } from 'playwright/test';
import { staff } from '@/content/en/kiosk';
import type { FileAnswer, ReadFile } from '@/host/types';
import { fill } from '@/lib/fill';
import { exampleFile } from '../../support/content-file';
import { beginVisit, mockOpenHost, openKiosk, waitForRestScreen, waitIdle } from '../../support/kiosk';
import { expect, test } from '../../support/site';

declare global {
  interface Window {
    /** The content file of the kiosk, as it is now; a promise while its drive does not answer. */
    contentFile: FileAnswer | Promise<FileAnswer>;
    /** Ends that wait. */
    answerDrive: (file: FileAnswer) => void;
    /** How often the page has asked for the file. */
    reads: number;
  }
}

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** A content file with that headline, or one that is only half written. */
function fileWith(title?: string): ReadFile {
  const text = title
    ? JSON.stringify({ ...exampleFile, hero: { ...exampleFile.hero, title } })
    : '{"format":';
  return { kind: 'read', name: 'ours.json', text, changed: 0, sha256: `hash of ${title}` };
}

/** A kiosk that was started with a content file. */
async function mockFileHost(page: Page, file: ReadFile): Promise<void> {
  await mockOpenHost(page);
  await page.addInitScript((first) => {
    if (window.foundationHost?.mode !== 'kiosk') return;
    window.contentFile = first;
    window.reads = 0;
    const startContent = {
      begin: async () => ({ shown: first, refused: undefined }),
      read: async (known?: string) => {
        window.reads += 1;
        const answer = await window.contentFile;
        return answer.kind === 'read' && answer.sha256 === known ? undefined : answer;
      },
      reportShown: () => undefined,
      reportRefused: () => undefined,
    };
    const { kiosk } = window.foundationHost;
    window.foundationHost = { mode: 'kiosk', kiosk: { ...kiosk, startContent } };
  }, file);
}

const headlineOf = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });

/** From now on, the drive does not answer until it is told to. */
function holdDrive() {
  window.contentFile = new Promise((resolve) => {
    window.answerDrive = resolve;
  });
}

test('a content file that changes is shown once no visitor reads', async ({ page }) => {
  await mockFileHost(page, fileWith('Before'));
  await page.addInitScript(holdDrive);
  const headline = headlineOf(page);
  const reads = () => page.evaluate(() => window.reads);
  await openKiosk(page);

  await test.step('one that comes when a visit has begun waits for its end', async () => {
    let before = 'Before';
    for (const title of ['Welcome', 'Welcome again']) {
      await waitForRestScreen(page, 'Harbor House');
      await page.evaluate(holdDrive);
      await waitIdle(page, 10);
      const asked = await reads();
      await beginVisit(page, 'Harbor House');
      expect(await reads()).toBe(asked);
      await page.evaluate((file) => window.answerDrive(file), fileWith(title));
      await waitIdle(page, 10);
      await expect(headline).toHaveText(before);
      await waitForRestScreen(page, 'Harbor House');
      await expect(headline).toHaveText(title);
      before = title;
    }
  });

  const change = (file: FileAnswer) =>
    page.evaluate((changed) => {
      window.contentFile = changed;
    }, file);

  await test.step('one that changes during a visit waits for its end', async () => {
    await beginVisit(page, 'Harbor House');
    await change(fileWith('Welcome back'));
    await waitIdle(page, 60);
    await expect(headline).toHaveText('Welcome again');
    await waitForRestScreen(page, 'Harbor House');
    await expect(headline).toHaveText('Welcome back');
  });

  await test.step('one that is half written waits until it is whole, and the staff panel says so', async () => {
    await change(fileWith());
    await waitIdle(page, 10);
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
