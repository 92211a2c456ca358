import { expect, type Locator, type Page } from 'playwright/test';
import { openScreen } from './site';

/** What is typed into a form, by the labels of its fields. */
export type FormText = Readonly<Record<string, string>>;

/** What the tests of all three lists need to know about one of them. */
export interface ContentList {
  readonly tab: 'Services' | 'Testimonials' | 'Events';
  readonly add: string;
  /** The names of the sample items, in their order. */
  readonly sample: readonly [string, string, ...string[]];
  /** A new item that breaks no rule. */
  readonly item: FormText;
  /** What the new item is called. */
  readonly name: string;
  /** What the form says about each required field that is empty, in its order. */
  readonly refusals: FormText;
  /** What is said instead of an empty list. */
  readonly empty: string;
}

/** The three lists of Content Management. */
export const lists: readonly ContentList[] = [
  {
    tab: 'Services',
    add: 'Add Service',
    sample: ['Provider Matching', 'Support Services', 'Resource Directory', 'Community Programs'],
    item: { Title: 'Toy Library', Description: 'Toys on loan.', Icon: 'Puzzle' },
    name: 'Toy Library',
    refusals: { Title: 'Enter a title.', Description: 'Enter a description.' },
    empty: 'There are no services.',
  },
  {
    tab: 'Testimonials',
    add: 'Add Testimonial',
    sample: ['Maria S.', 'Daniel O.', 'Amina K.'],
    item: { Name: 'Ada L.', Role: 'Neighbor', Content: 'They listen.', Rating: '4' },
    name: 'Ada L.',
    refusals: {
      Name: 'Enter a name.',
      Role: 'Enter a role.',
      Content: 'Enter what was said.',
      Rating: 'Enter a whole number from 1 to 5.',
    },
    empty: 'There are no testimonials.',
  },
  {
    tab: 'Events',
    add: 'Add Event',
    sample: ['Winter Open House', 'Sensory-Friendly Music Hour', 'New Year Planning Evening for Families'],
    item: {
      Title: 'Garden Day',
      Date: '2025-03-09',
      Time: '9:00 AM - 11:00 AM',
      Location: 'Riverside Park',
      Description: 'Bring gloves.',
    },
    name: 'Garden Day',
    refusals: {
      Title: 'Enter a title.',
      Date: 'Enter a date.',
      Time: 'Enter a time.',
      Location: 'Enter a location.',
      Description: 'Enter a description.',
    },
    empty: 'There are no events.',
  },
];

/** Opens a tab of Content Management, on a page of the site without loading it anew. */
export async function openTab(page: Page, name: ContentList['tab'] | 'Hero Section'): Promise<Locator> {
  await openScreen(page, { name: 'Content Management', hash: '#/admin' });
  await page.getByRole('tab', { name, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** A field of the form that is open, by its label. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(new RegExp(`^${label}( \\*| \\(optional\\))?$`));
}

/** Types into the form that is open; a select takes the option of that name. */
export async function fillForm(page: Page, text: FormText): Promise<void> {
  for (const [label, value] of Object.entries(text)) {
    const control = field(page, label);
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? control.selectOption({ label: value }) : control.fill(value));
  }
}

/** Presses a button of the screen by its whole name. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Adds an item to the list whose tab is open, and waits until its form is gone. */
export async function addItem(page: Page, { add }: ContentList, item: FormText): Promise<void> {
  await press(page, add);
  await fillForm(page, item);
  await press(page, 'Save');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
}

/** Replaces parts of the hero, and waits until its form is gone. */
export async function saveHero(page: Page, hero: FormText): Promise<void> {
  await openTab(page, 'Hero Section');
  await press(page, 'Edit Hero Section');
  await fillForm(page, hero);
  await press(page, 'Save');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
}

/** The headings of the items in the tab that is open. */
export function itemNames(page: Page): Locator {
  return page.getByRole('tabpanel').locator('li h3:not(form *)');
}

/** The Edit or Delete button of an item. */
export function itemButton(page: Page, action: 'Edit' | 'Delete', name: string): Locator {
  return page.getByRole('tabpanel').getByRole('button', { name: `${action} ${name}`, exact: true });
}

/** Makes the page believe that it runs in the desktop app at a volunteer's desk. Call it before the page is opened. */
export async function pretendDesk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.foundationHost = {
      mode: 'desk',
      desk: { reportEdits: () => undefined, onOpenScreen: () => () => undefined },
    };
  });
}
