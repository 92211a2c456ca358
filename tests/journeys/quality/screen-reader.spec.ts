import type { Page } from 'playwright/test';
import { screenNames } from '@/copy/en/page';
import { itemButton, openTab } from '../../support/admin';
import { answerTo } from '../../support/filled-copy';
import { hold, scripts } from '../../support/network';
import { notifications } from '../../support/notifications';
import { missing, readPage, recordAnnouncements } from '../../support/screen-reader';
import { allScreens, expect, follow, openScreen, publicScreens, screens, test } from '../../support/site';

const links = publicScreens.map(({ name }) => name);

/**
 * The transcript before the heading of a screen; the link of the current screen is announced as such. Without a voice on
 * the device there is no Read aloud.
 */
function beforeHeading(screen: string): string[] {
  return [
    'banner',
    'link, Skip to main content',
    'link, (212) 555-0142',
    'button, Text and colors, has popup dialog',
    ...(screen === screenNames.admin ? [] : ['button, Easy read, not pressed']),
    'navigation, Language',
    'list',
    'item 1 of 1: link, Español',
    'link, Leave This Site, Or press Shift three times.',
    'link, Weaving Hope, go to Home',
    'navigation, Main menu',
    'list',
    ...links.map((name, index) => {
      const current = name === screen ? ', current page' : '';
      return `item ${index + 1} of ${links.length}: link, ${name}${current}`;
    }),
    `button, Volunteer, ${answerTo('I would like to volunteer.')}`,
    `button, Donate Now, ${answerTo('I would like to donate.')}`,
    'main',
  ];
}

test('every screen, read from start to end, says nothing twice', async ({ page }) => {
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      // Reading changes the page.
      await page.goto('about:blank');
      await openScreen(page, screen);
      await expect(page.locator('section[aria-live]')).toBeAttached();
      const languages = page.getByRole('contentinfo').getByRole('link', { name: /^In Other Languages/ });
      await expect(languages).toBeAttached();
      // The header says whether the office is open, which depends on the time.
      const transcript = (await readPage(page)).filter((line) => !/^(Open now|Closed)/.test(line));
      const before = beforeHeading(screen.name);
      expect(transcript.slice(0, before.length)).toEqual(before);
      const own = transcript.slice(before.length);
      expect(own[0]).toMatch(/^heading, .*, level 1$/);
      expect(
        missing(own, ['contentinfo', 'navigation, Legal', 'item 2 of 2: link, Terms of Service']),
      ).toEqual([]);
      expect(own.filter((line, index) => line === own[index - 1])).toEqual([]);
    });
  }
});

const liveText = (page: Page, text: string) => page.locator('[aria-live]').filter({ hasText: text });

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function heardDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const announcements = await recordAnnouncements(page);
  await act();
  const heard = await announcements();
  // It would stumble over what is removed later.
  await page.evaluate(() => window.screenReader.virtual.stop());
  return heard;
}

test('what is announced without being asked for', async ({ page }) => {
  await openScreen(page, screens.home);

  await test.step('opening a screen announces its heading; Back and Forward its title, and what gets the focus', async () => {
    const heard = await heardDuring(page, async () => {
      await follow(page, 'About');
      await expect(headingOf(page, 'About')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveTitle(/^Home/);
      await expect(liveText(page, 'Home – Weaving Hope')).toHaveCount(1);
      await page.goForward();
      await expect(liveText(page, 'About – Weaving Hope')).toHaveCount(1);
    });
    expect(heard).toEqual([
      'link, About',
      'heading, About Weaving Hope, level 1',
      'link, About',
      'polite: Home – Weaving Hope',
      'heading, About Weaving Hope, level 1',
      'polite: About – Weaving Hope',
    ]);
  });

  await test.step('deleting and undoing: the notification, and where the focus goes', async () => {
    await openTab(page, 'Services');
    const heard = await heardDuring(page, async () => {
      await itemButton(page, 'Delete', 'Support Services').click();
      await notifications(page).getByRole('button', { name: 'Undo' }).click();
      await expect(notifications(page, 'Content Restored')).toHaveCount(1);
    });
    expect(heard).toEqual([
      'button, Delete Support Services',
      'heading, Resource Directory, level 3',
      'polite: Content Deleted The item has been removed successfully. Undo',
      'button, Undo',
      'heading, Resource Directory, level 3',
      'polite: Content Restored The item is back where it was.',
    ]);
  });
});

test('what is announced while a screen is slow to load', async ({ page }) => {
  const notice = page.getByText('One moment, please…');
  const release = await hold(page, scripts('about-screen'));
  const releasePrograms = await hold(page, scripts('programs-screen'));
  await openScreen(page, screens.home);

  await test.step('the notice, while the previous screen stays, then the heading', async () => {
    const announcements = await recordAnnouncements(page);
    await follow(page, 'About');
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
    release();
    await expect(headingOf(page, 'About')).toBeFocused();
    await expect(notice).toHaveCount(0);
    expect(await announcements()).toEqual([
      'link, About',
      'polite: One moment, please…',
      'heading, About Weaving Hope, level 1',
    ]);
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
