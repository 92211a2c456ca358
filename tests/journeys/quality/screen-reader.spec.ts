import type { Page } from 'playwright/test';
import { readingTools, screenNames } from '@/copy/en/page';
import { contact } from '@/copy/en/screens';
import { displaySettings } from '@/copy/en/tools';
import type { ScreenId } from '@/copy/screen-paths';
import { itemButton, openTab } from '../../support/admin';
import {
  displaySettingsDialog,
  displaySettingsOption,
  openDisplaySettings,
} from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { answerTo, facts } from '../../support/filled-copy';
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
    'link, Weaving Hope, go to Home',
    'link, (212) 555-0142',
    'button, Text and colors, has popup dialog',
    'navigation, Language',
    'list',
    'item 1 of 1: link, Español',
    ...(screen === screenNames.admin ? [] : ['button, Easy read, not pressed']),
    'link, Leave This Site, Or press Shift three times.',
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

const footer = [
  'contentinfo',
  'link, In a crisis? Call (212) 555-0199, day and night',
  'list, Follow us',
  'item 1 of 3: link, Facebook',
  'heading, Quick Links, level 2',
  'item 5 of 5: link, Contact',
  'heading, Services, level 2',
  'item 5 of 5: Advocacy Support',
  'link, TTY: 711',
  'list, Opening hours',
  'navigation, Legal',
  'item 2 of 2: link, Terms of Service',
  'link, Open-Source Licenses',
];

/** What must be heard on each screen, in this order: what a name, role or position adds to the text. */
const heard: Readonly<Record<ScreenId, readonly string[]>> = {
  home: [
    'heading, Weaving Hope, Changing Lives, level 1',
    'navigation, What can we do for you?',
    'item 1 of 4: link, Find help',
    `button, Get Support Today, ${answerTo('I am looking for support.')}`,
    'item 4 of 4: heading, Community Programs, level 3',
    'item 1 of 3: figure',
    'image, Rated 5 out of 5',
    'blockquote',
    'link, Back to top',
  ],
  about: [
    'heading, About Weaving Hope, level 1',
    'item 8 of 8: heading, Behavioural Change Communication, level 3',
    'item 17 of 17: Goal',
    '17',
    'Partnerships for the Goals',
    'item 2 of 3: heading, Phone, level 3',
  ],
  services: [
    'heading, Services That Fit Your Life, level 1',
    'heading, Question 1 of 3 Who is the help for?, level 3',
    'group, Who is the help for?',
    'button, For me',
    'list, Included in Provider Matching',
    'item 1 of 4: heading, Initial Contact, level 3',
    'tablist, Who the support is for, orientated horizontally',
    'tab, Individual, selected, 1 of 3',
    'tab, Family, not selected, 2 of 3',
    'tabpanel, Individual',
  ],
  programs: [
    'heading, Programs and Events, level 1',
    'item 1 of 6: Category:',
    'list, Highlights of Peer Support Groups',
    `button, Learn More Peer Support Groups, ${answerTo('I would like to know more about Peer Support Groups.')}`,
    'region, Upcoming Events',
    'item 1 of 3: December 15, 2024',
    'This event is over',
  ],
  getInvolved: [
    'heading, Help Where You Can, level 1',
    'item 1 of 4: heading, Peer Mentor, level 3',
    `button, Apply Now Peer Mentor, ${answerTo('I would like to apply for this role: Peer Mentor.')}`,
    'item 1 of 5: heading, $25, level 3',
    'list, Service Provider Partnership: what you get',
  ],
  contact: [
    'heading, Talk to Us, level 1',
    'item 2 of 4: heading, Fax, level 3',
    'item 2 of 3: link, support@weavinghope.example',
    'textbox, First Name, required',
    'combobox, Inquiry Type, has popup listbox, not expanded, required',
    'option, Choose…, selected, 1 of 8',
    'option, Other, not selected, 8 of 8',
    'textbox, Message, required',
    'figure',
    `image, ${contact(facts.en).map.sketch}`,
  ],
  admin: [
    'heading, Content Management, level 1',
    'tablist, Sections of the site, orientated horizontally',
    'tab, Hero Section, selected, 1 of 4',
    'tab, Events, not selected, 4 of 4',
    'tabpanel, Hero Section',
  ],
  notFound: ['heading, 404 Oops! Page not found, level 1', 'link, Return to Home'],
};

test('every screen, read from start to end', async ({ page }) => {
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
      expect(missing(own, [...heard[screen.id], ...footer]), own.join('\n')).toEqual([]);
      expect(
        own.filter((line, index) => line === own[index - 1]),
        'heard twice',
      ).toEqual([]);
    });
  }

  await test.step('Contact in Easy read', async () => {
    await page.goto('about:blank');
    await openScreen(page, screens.contact);
    await switchEasyReadOn(page);
    // The last part to arrive; reading would begin again there.
    await expect(page.getByRole('heading', { name: 'What Happens When You Call' })).toBeVisible();
    const expected = [
      'heading, Talk to us, level 1',
      'item 1 of 3: If someone’s life is in danger, call 911.',
      'link, (212) 555-0199',
      'link, (212) 555-0198',
      'item 1 of 7: link, How to reach us',
      'link, TTY: 711',
      'region, When we are open',
      'button, Show the full page',
      'link, Back to top',
      'contentinfo',
    ];
    const transcript = await readPage(page);
    expect(missing(transcript, expected), transcript.join('\n')).toEqual([]);
  });
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

  await test.step('the full page after Easy read', async () => {
    const { toggle, showFullPage, fullPageShown } = readingTools.easyRead;
    await page.getByRole('button', { name: toggle }).click();
    await expect(page.getByRole('button', { name: showFullPage })).toBeVisible();
    const heard = await heardDuring(page, async () => {
      await page.getByRole('button', { name: showFullPage }).click();
      await expect(liveText(page, fullPageShown)).toHaveCount(1);
    });
    expect(heard).toEqual([
      `button, ${showFullPage}`,
      'heading, About Weaving Hope, level 1',
      `polite: ${fullPageShown}`,
    ]);
  });

  await test.step('the display settings: their title and a reset; each option is said by itself', async () => {
    const heard = await heardDuring(page, async () => {
      await openDisplaySettings(page);
      const dialog = displaySettingsDialog(page);
      const announced = dialog.locator('[aria-live]');
      await expect(announced).toHaveText('Text and colors');
      await displaySettingsOption(page, 'Text size', '100%').focus();
      await page.keyboard.press('ArrowRight');
      await dialog.getByRole('button', { name: displaySettings.reset }).click();
      await expect(announced).toHaveText('Text and colors have been reset');
    });
    expect(heard).toEqual([
      'button, Text and colors, has popup dialog',
      'dialog, Text and colors',
      'button, Close',
      'polite: Text and colors',
      'radio, 100%, checked, 1 of 5',
      'radio, 125%, not checked, 2 of 5',
      `button, ${displaySettings.reset}`,
      'polite: Text and colors have been reset',
    ]);
    await page.keyboard.press('Escape');
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

  await test.step('each row marked as being edited', async () => {
    const hint =
      'polite: To change an item here, delete it and add it again. In the desktop app, Edit opens a form.';
    const heard = await heardDuring(page, async () => {
      await itemButton(page, 'Edit', 'Support Services').click();
      await itemButton(page, 'Edit', 'Community Programs').click();
    });
    expect(heard).toEqual([
      'button, Edit Support Services',
      'polite: Being edited',
      hint,
      'button, Edit Community Programs',
      'polite: Being edited',
      hint,
    ]);
  });

  await test.step('announcements are removed, so that they are neither read later nor repeated', async () => {
    await page.goto('about:blank');
    await page.clock.install();
    await openScreen(page, screens.home);
    await follow(page, 'About');
    await expect(headingOf(page, 'About')).toBeFocused();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
    await page.clock.runFor(1_000);
    await expect(liveText(page, 'Home – Weaving Hope')).toHaveCount(1);
    await page.clock.runFor(5_000);
    await expect(liveText(page, 'Home – Weaving Hope')).toHaveCount(0);
  });
});

test('what is announced while a screen is slow to load', async ({ page }) => {
  const notice = page.getByText('One moment, please…');
  let release = await hold(page, scripts('shared'));
  /** Lets the scripts through, and holds them back for the next load of the page. */
  const holdAgain = async () => {
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
    release = await hold(page, scripts('shared'));
  };

  await test.step('the notice, while the previous screen stays and one can go back to it, then the heading', async () => {
    await openScreen(page, screens.home);
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
    await holdAgain();
    await openScreen(page, screens.home);
    await follow(page, 'About');
    await expect(notice).toBeVisible();
    await follow(page, 'Home');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(notice).toHaveCount(0);
    release();
    await follow(page, 'About');
    await expect(headingOf(page, 'About')).toBeFocused();
  });

  await test.step('leaving a first screen before it has loaded moves the focus to the heading of the next', async () => {
    await holdAgain();
    // It has no page of its own.
    await page.goto(screens.notFound.hash);
    await expect(notice).toBeVisible();
    await follow(page, 'Home');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a slow first screen after one second, not before, without moving the focus', async () => {
    await holdAgain();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(screens.notFound.hash);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.clock.runFor(900);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(notice).toBeVisible();
    release();
    await page.clock.resume();
    await expect(headingOf(page, '404')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.locator('body')).toBeFocused();
  });
});
