import { expect, type Locator, type Page } from 'playwright/test';
import { openScreen, screens } from './site';

type FormText = Readonly<Record<string, string>>;

/** A list of Content Management, with what tests need to use it. */
interface ContentList {
  readonly tab: 'Services' | 'Testimonials' | 'Events';
  readonly add: string;
  readonly sample: readonly [string, string, ...string[]];
  readonly item: FormText;
  readonly name: string;
  readonly empty: string;
}

const gardenDay = { Location: 'Riverside Park', Description: 'Bring gloves.' };

export const lists: readonly [ContentList, ContentList, ContentList] = [
  {
    tab: 'Services',
    add: 'Add Service',
    sample: ['Provider Matching', 'Support Services', 'Resource Directory', 'Community Programs'],
    item: { Title: 'Toy Library', Description: 'Toys on loan.', Icon: 'Puzzle' },
    name: 'Toy Library',
    empty: 'There are no services.',
  },
  {
    tab: 'Testimonials',
    add: 'Add Testimonial',
    sample: ['Maria S.', 'Daniel O.', 'Amina K.'],
    item: { Name: 'Ada L.', Role: 'Neighbor', Content: 'They listen.', Rating: '4' },
    name: 'Ada L.',
    empty: 'There are no testimonials.',
  },
  {
    tab: 'Events',
    add: 'Add Event',
    sample: ['Winter Open House', 'Sensory-Friendly Music Hour', 'Family Evening: Plan the New Year'],
    item: { Title: 'Garden Day', Date: '2099-03-09', Time: '9:00 AM - 11:00 AM', ...gardenDay },
    name: 'Garden Day',
    empty: 'There are no events.',
  },
];

/** Opens a tab of Content Management; does not reload a page of the site. */
export async function openTab(
  page: Page,
  name: ContentList['tab'] | 'Hero Section' | 'Foundation' | 'More Content',
): Promise<Locator> {
  await openScreen(page, screens.admin);
  await page.getByRole('tab', { name, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}(\\s\\*| \\(optional\\))?$`));

/** Fills in the open form. In a select, chooses the option with that label. */
export async function fillForm(page: Page, text: FormText): Promise<void> {
  for (const [label, value] of Object.entries(text)) {
    const control = field(page, label);
    const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? control.selectOption({ label: value }) : control.fill(value));
  }
}

export const clickButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Adds an item to the list in the open tab, and waits until its form has closed. */
export async function addItem(page: Page, { add }: ContentList, item: FormText): Promise<void> {
  await clickButton(page, add);
  await fillForm(page, item);
  await clickButton(page, 'Save');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
}

export async function saveHero(page: Page, hero: FormText): Promise<void> {
  await openTab(page, 'Hero Section');
  await clickButton(page, 'Edit Hero Section');
  await fillForm(page, hero);
  await clickButton(page, 'Save');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
}

export const itemNames = (page: Page) => page.getByRole('tabpanel').locator('li h3:not(form *)');

export const itemButton = (page: Page, action: 'Edit' | 'Delete', name: string) =>
  page.getByRole('tabpanel').getByRole('button', { name: `${action} ${name}`, exact: true });
