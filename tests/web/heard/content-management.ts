/** What is heard of Content Management, from its heading on. */
export const contentManagement: readonly string[] = [
  'heading, Content Management, level 1',
  'Changes show at once on this device. They are kept until the page is reloaded, and nothing is sent.',
  'tablist, Sections of the site, orientated horizontally',
  'tab, Hero Section, selected, 1 of 4',
  'tab, Services, not selected, 2 of 4',
  'tab, Testimonials, not selected, 3 of 4',
  'tab, Events, not selected, 4 of 4',

  'tabpanel, Hero Section',
  'heading, Hero Section, level 2',
  'button, Edit Hero Section',
  'Title',
  'Weaving Hope, Changing Lives',
  'Subtitle',
  'Families, caregivers and people with special needs meet the helpers they are looking for. One thread at a time, nobody is left loose.',
  'Image URL',
  'weave.svg',
];
