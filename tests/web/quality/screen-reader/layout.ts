import { screenNames } from '@/copy/site';
import { publicScreens } from '../../../support/site';

const links = publicScreens.map(({ name }) => name);

/**
 * The transcript before the heading of a screen; the link of the current screen is announced as such. Without a voice on
 * the device there is no Read aloud.
 */
export function beforeHeading(screen: string): string[] {
  return [
    'banner',
    'link, Skip to main content',
    'link, Weaving Hope, go to Home',
    'button, Text and colors, has popup dialog',
    'navigation, Main menu',
    'list',
    ...links.map((name, index) => {
      const current = name === screen ? ', current page' : '';
      return `item ${index + 1} of ${links.length}: link, ${name}${current}`;
    }),
    'link, (212) 555-0142',
    'button, Volunteer, Not online yet. Call (212) 555-0142.',
    'button, Donate Now, Not online yet. Call (212) 555-0142.',
    'main',
    ...(screen === screenNames.admin ? [] : ['button, Easy read, not pressed']),
  ];
}

/** The transcript after a screen. */
export const footer: readonly string[] = [
  'contentinfo',
  'link, In a crisis? Call (212) 555-0199, day and night',
  'heading, Weaving Hope, level 2',
  'A non-profit foundation that works across all 17 Sustainable Development Goals. Our matching service connects persons with special needs and their families with the right service providers.',
  'list, Follow us',
  'item 1 of 3: link, Facebook',
  'item 2 of 3: link, Instagram',
  'item 3 of 3: link, YouTube',
  'heading, Quick Links, level 2',
  'list',
  'item 1 of 5: link, About',
  'item 2 of 5: link, Services',
  'item 3 of 5: link, Programs',
  'item 4 of 5: link, Get Involved',
  'item 5 of 5: link, Contact',
  'heading, Services, level 2',
  'list',
  'item 1 of 5: Provider Matching',
  'item 2 of 5: Support Services',
  'item 3 of 5: Resource Directory',
  'item 4 of 5: Community Programs',
  'item 5 of 5: Advocacy Support',
  'heading, Contact, level 2',
  '17 Loom Street',
  'New York, NY 10001',
  'link, (212) 555-0142',
  'link, hello@weavinghope.example',
  'list, Opening hours',
  'item 1 of 3: Mon-Fri 8:00 AM-6:00 PM',
  'item 2 of 3: Sat 9:00 AM-4:00 PM',
  'item 3 of 3: Sun closed',
  '© 2024 Weaving Hope. All rights reserved.',
  'navigation, Legal',
  'list',
  'item 1 of 3: link, Privacy Policy',
  'item 2 of 3: link, Terms of Service',
  'item 3 of 3: link, Open-Source Licenses',
];
