import { screenNames } from '@/content/en/page';
import type { ScreenId } from '@/content/screen-paths';
import { openTab } from '../../../support/admin';
import { switchEasyReadOn } from '../../../support/easy-read';
import { missing, readPage } from '../../../support/screen-reader';
import { allScreens, expect, openScreen, publicScreens, screens, test } from '../../../support/site';

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
    'button, Text and colors, has popup dialog',
    'navigation, Language',
    'list',
    'item 1 of 1: link, Español',
    'navigation, Main menu',
    'list',
    ...links.map((name, index) => {
      const current = name === screen ? ', current page' : '';
      return `item ${index + 1} of ${links.length}: link, ${name}${current}`;
    }),
    'link, (212) 555-0142',
    'button, Volunteer, We do this by phone. Just say: “I would like to volunteer.”',
    'button, Donate Now, We do this by phone. Just say: “I would like to donate.”',
    'main',
    ...(screen === screenNames.admin ? [] : ['button, Easy read, not pressed']),
  ];
}

/** What must be heard after each screen. */
const footer = [
  'contentinfo',
  'link, In a crisis? Call (212) 555-0199, day and night',
  'heading, Weaving Hope, level 2',
  'list, Follow us',
  'item 1 of 3: link, Facebook',
  'heading, Quick Links, level 2',
  'item 5 of 5: link, Contact',
  'heading, Services, level 2',
  'item 5 of 5: Advocacy Support',
  'heading, Contact, level 2',
  'link, (212) 555-0142',
  'link, Text (212) 555-0144',
  'link, TTY: 711',
  'link, hello@weavinghope.example',
  'list, Opening hours',
  'item 3 of 3: Sun closed',
  'link, In Other Languages: 中文 Русский বাংলা Kreyòl ayisyen 한국어 العربية اردو Français Polski ייִדיש',
  'navigation, Legal',
  'item 3 of 3: link, Open-Source Licenses',
];

/** What must be heard on each screen, in this order: what a name, role or position adds to the text. */
const heard: Readonly<Record<ScreenId, readonly string[]>> = {
  home: [
    'heading, Weaving Hope, Changing Lives, level 1',
    'navigation, What can we do for you?',
    'item 1 of 4: link, Find help',
    'button, Get Support Today, We do this by phone. Just say: “I am looking for support.”',
    '17',
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
    'item 2 of 4: heading, Support Services, level 3',
    'item 1 of 4: heading, Initial Contact, level 3',
    'tablist, Who the support is for, orientated horizontally',
    'tab, Individual, selected, 1 of 3',
    'tab, Family, not selected, 2 of 3',
    'tabpanel, Individual',
  ],
  programs: [
    'heading, Programs and Events, level 1',
    'item 1 of 6: Category:',
    'heading, Peer Support Groups, level 3',
    'list, Highlights of Peer Support Groups',
    'button, Learn More Peer Support Groups, We do this by phone. Just say: “I would like to know more about Peer Support Groups.”',
    'region, Upcoming Events',
    'No dates are set right now.',
    'item 1 of 3: December 15, 2024',
    'This event is over',
    'item 3 of 3: January 5, 2025',
    'button, Register Now New Year Planning Evening for Families, We do this by phone. Just say: “I missed New Year Planning Evening for Families. Will there be another date?”',
  ],
  getInvolved: [
    'heading, Help Where You Can, level 1',
    'item 1 of 4: heading, Peer Mentor, level 3',
    'button, Apply Now Peer Mentor, We do this by phone. Just say: “I would like to apply for this role: Peer Mentor.”',
    'item 1 of 5: heading, $25, level 3',
    'button, Donate $25, We do this by phone. Just say: “I would like to donate $25.”',
    'list, Service Provider Partnership: what you get',
  ],
  contact: [
    'heading, Talk to Us, level 1',
    'item 2 of 2: link, TTY: 711',
    'textbox, First Name, required',
    'combobox, Inquiry Type, has popup listbox, not expanded, required',
    'option, Choose…, selected, 1 of 8',
    'option, Other, not selected, 8 of 8',
    'textbox, Message, required',
    'list',
    'item 2 of 4: heading, Fax, level 3',
    'item 2 of 3: link, support@weavinghope.example',
    'figure',
    'image, Sketch of our block: the entrance is on Loom Street, between Shuttle Avenue and Spindle Avenue. The bus stop is across the street, at the corner of Shuttle Avenue.',
  ],
  admin: [
    'heading, Content Management, level 1',
    'tablist, Sections of the site, orientated horizontally',
    'tab, Hero Section, selected, 1 of 4',
    'tab, Events, not selected, 4 of 4',
    'tabpanel, Hero Section',
    'The figures, quotes, programs and events that come with the site are samples: we made them up. Replace them before the site goes live. To change figures and programs, use the desktop app.',
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
      await expect(page.getByRole('link', { name: /^In Other Languages/ })).toBeAttached();
      const transcript = await readPage(page);
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
});

test('Contact in Easy read', async ({ page }) => {
  await openScreen(page, screens.contact);
  await switchEasyReadOn(page);
  // The last part to arrive; reading would begin again there.
  await expect(page.getByRole('heading', { name: 'What Happens When You Call' })).toBeVisible();
  const expected = [
    'heading, Talk to us, level 1',
    'list',
    'item 1 of 3: You can ask us anything.',
    'navigation, On this page',
    'item 1 of 8: link, Are you in crisis?',
    'region, Are you in crisis?',
    'item 1 of 6: If someone’s life is in danger, call 911.',
    'link, (212) 555-0199',
    'In a crisis, you feel very bad and need help now.',
    'item 3 of 6: Or send a text message:',
    'link, (212) 555-0198',
    'item 4 of 6: If you use a TTY, call this number.',
    'link, TTY: 711',
    'region, When we are open',
    'item 1 of 1: Monday to Friday 8:00 AM to 6:00 PM',
    'button, Show the full page',
    'link, Back to top',
    'contentinfo',
  ];
  const transcript = await readPage(page);
  expect(missing(transcript, expected), transcript.join('\n')).toEqual([]);
});

test('a tab of Content Management, whose panel is the only one announced', async ({ page }) => {
  await openTab(page, 'Events');
  const transcript = await readPage(page);
  const expected = [
    'tabpanel, Events',
    'button, Add Event',
    'item 1 of 3: heading, Winter Open House, level 3',
    'Date:',
    'December 15, 2024',
    'Time:',
    '10:00 AM - 2:00 PM',
    'button, Edit Winter Open House',
    'button, Delete Winter Open House',
    'contentinfo',
  ];
  expect(missing(transcript, expected)).toEqual([]);
  expect(transcript.filter((line) => line.startsWith('tabpanel'))).toHaveLength(1);
});
