import type { Page } from 'playwright/test';
import { addItem, itemButton, itemNames, lists, openTab } from '../../support/admin';
import { further } from '../../support/matrix';
import { scripts } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';

const COUNT = 10_000;

/** The script with all of the samples, which takes the place of the others. */
const script = 'en-tools';

/** The beginning of each sample list there, and an item to put in front of those. */
const samples = [
  ['services:[{...', '{title:"Service "+i,description:"Help.",icon:"heart"}'],
  ['testimonials:[{...', '{name:"Person "+i,role:"Neighbor",content:"They listen.",rating:5}'],
  ['events:[{...', '{title:"Event "+i,date:"2099-03-09",time:"9:00 AM",location:"Park",description:"Come."}'],
] as const;

/** Puts more items in front of the sample content that the built site starts with. */
async function fillLists(page: Page): Promise<void> {
  await page.route(scripts(script), async (route) => {
    const response = await route.fetch();
    let code = await response.text();
    for (const [list, item] of samples) {
      expect(code.split(list)).toHaveLength(2);
      const [start, rest] = [list.slice(0, list.indexOf('{')), list.slice(list.indexOf('{'))];
      code = code.replace(
        list,
        `${start}...Array.from({length:${COUNT}},(_,i)=>({id:1e6+i,...${item}})),${rest}`,
      );
    }
    await route.fulfill({ response, body: code });
  });
}

test.beforeEach(({ page }) => fillLists(page));

test(
  'a page of a list has 50 items, in Easy read too, and the next one takes the focus',
  further,
  async ({ page }) => {
    // The prerendered pages have the sample lists.
    await openScreen(page, screens.admin);
    await openScreen(page, screens.programs);
    const titles = page.getByRole('main').getByRole('heading', { level: 3, name: /^Event / });
    await expect(titles).toHaveCount(50);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1 to 50 of 10000');
    await expect(pages.getByRole('button')).toHaveText(['Next']);
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('region', { name: '51 to 100 of 10000' })).toBeFocused();
    await expect(titles.first()).toHaveText('Event 50');
    await expect(titles.first()).toBeInViewport();
    await expect(pages.getByRole('button')).toHaveText(['Previous', 'Next']);
    await pages.getByRole('button', { name: 'Previous' }).click();
    await expect(titles.first()).toHaveText('Event 0');

    await openScreen(page, screens.services);
    await page.getByRole('button', { name: 'Easy read' }).click();
    const services = page.getByRole('main').getByRole('heading', { level: 3, name: /^Service \d/ });
    await expect(services.filter({ visible: true })).toHaveCount(50);
  },
);

test(
  'Content Management shows the page of an added item, and deletes and restores in place',
  further,
  async ({ page }) => {
    const [services] = lists;
    if (!services) throw new Error('There is no list of services.');
    await openTab(page, 'Services');
    await expect(itemNames(page)).toHaveCount(50);
    await itemButton(page, 'Delete', 'Service 49').click();
    await expect(page.getByRole('heading', { name: 'Service 48', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(itemNames(page).last()).toHaveText('Service 49');

    await addItem(page, services, services.item);
    await expect(itemNames(page)).toHaveText([...services.sample, services.name]);
    await expect(page.getByRole('tabpanel')).toContainText('10001 to 10005 of 10005');
    await itemButton(page, 'Delete', services.name).click();
    await expect(itemNames(page)).toHaveText([...services.sample]);
  },
);
