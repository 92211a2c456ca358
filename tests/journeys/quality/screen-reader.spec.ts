import type { Page } from 'playwright/test';
import { screenNames } from '@/copy/en/shared';
import { itemButton, openTab } from '../../support/admin';
import { hold, scripts } from '../../support/network';
import { notifications } from '../../support/notifications';
import { read, recordAnnouncements } from '../../support/screen-reader';
import { allScreens, expect, follow, openScreen, publicScreens, screens, test } from '../../support/site';

/** What comes before the heading of a screen. Without a voice on the device there is no Read aloud. */
const beforeHeading = (screen: string) => [
  'banner',
  'link "Skip to main content"',
  'link "(212) 555-0142"',
  'button "Text and colors"',
  ...(screen === screenNames.admin ? [] : ['button "Easy read"']),
  'navigation "Language"',
  'link "Español"',
  'link "Leave This Site"',
  'link "Weaving Hope, go to Home"',
  'Weaving Hope',
  'navigation "Main menu"',
  ...publicScreens.map(({ name }) => `link "${name}"`),
  'button "Volunteer"',
  'button "Donate Now"',
  'main',
];

test('every screen, read from start to end, says nothing twice', async ({ page }) => {
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      // It comes late.
      await expect(page.getByText(/^In Other Languages/).last()).toBeAttached();
      // The header says whether the office is open, which depends on the time.
      const lines = (await read(page.locator('body'))).filter((line) => !/^(Open now|Closed)/.test(line));
      const before = beforeHeading(screen.name);
      expect(lines.slice(0, before.length)).toEqual(before);
      const own = lines.slice(before.length);
      expect(own[0]).toMatch(/^heading ".*" \[level=1\]$/);
      expect(own.filter((line, index) => line === own[index - 1])).toEqual([]);
    });
  }
});

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('announcements without a request', async ({ page }) => {
  await openScreen(page, screens.home);
  await expect(page.locator('section[aria-live]')).toBeAttached();

  await test.step('opening a screen focuses its heading; Back and Forward announce the title, too', async () => {
    const announced = await recordAnnouncements(page);
    await follow(page, 'About');
    await expect(headingOf(page, 'About')).toBeFocused();
    await page.goBack();
    await expect.poll(announced).toEqual(['Home – Weaving Hope']);
    await page.goForward();
    await expect.poll(announced).toEqual(['Home – Weaving Hope', 'About – Weaving Hope']);
    await expect(headingOf(page, 'About')).toBeFocused();
  });
  await test.step('deleting and undoing: the notification, and where the focus goes', async () => {
    const announced = await recordAnnouncements(page);
    await openTab(page, 'Services');
    await expect.poll(announced).toEqual(['Content Management – Weaving Hope']);
    await itemButton(page, 'Delete', 'Support Services').click();
    const next = page.getByRole('heading', { name: 'Resource Directory' });
    await expect(next).toBeFocused();
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    await expect(next).toBeFocused();
    const deleted = 'Content Deleted The item has been removed successfully. Undo';
    const restored = 'Content Restored The item is back where it was.';
    await expect.poll(async () => (await announced()).slice(1)).toEqual([deleted, restored]);
  });
});

test('announcements while a screen is slow to load', async ({ page }) => {
  const notice = page.getByText('One moment, please…');
  const release = await hold(page, scripts('about-screen'));
  const releasePrograms = await hold(page, scripts('programs-screen'));
  await openScreen(page, screens.home);

  await test.step('the notice, while the previous screen stays, then the heading', async () => {
    const announced = await recordAnnouncements(page);
    await follow(page, 'About');
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
    release();
    await expect(headingOf(page, 'About')).toBeFocused();
    await expect(notice).toHaveCount(0);
    expect(await announced()).toEqual(['One moment, please…']);
  });
  await test.step('one can go back to the previous screen meanwhile', async () => {
    await follow(page, 'Programs');
    await expect(notice).toBeVisible();
    await follow(page, 'About');
    await expect(headingOf(page, 'About')).toBeFocused();
    await expect(notice).toHaveCount(0);
    releasePrograms();
    await follow(page, 'Programs');
    await expect(headingOf(page, 'Programs')).toBeFocused();
  });
});
