import { clickButton, field, itemNames, lists, openTab, saveHero } from '../../../support/admin';
import { computedStyle } from '../../../support/display-settings';
import { expect, openScreen, screens, test } from '../../../support/site';

const tabs = ['Hero Section', 'Services', 'Testimonials', 'Events'] as const;

test('exactly one of the four panels is shown', async ({ page }) => {
  await openScreen(page, screens.admin);
  await expect(page.getByRole('tab')).toHaveText([...tabs]);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Hero Section');

  for (const name of tabs) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
    await expect(page.getByRole('tab', { selected: true })).toHaveText([name]);
  }
});

test('the arrow keys move between tabs', async ({ page }) => {
  await openTab(page, 'Hero Section');
  await page.getByRole('tab', { name: 'Hero Section' }).press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Services');
  await expect(page.getByRole('tab', { name: 'Services' })).toBeFocused();
});

test.describe('on a phone, where they need two rows', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each tab has a whole border of its own, and no line runs below a row', async ({ page }) => {
    await openScreen(page, screens.admin);
    const all = page.getByRole('tab');
    const tops = await all.evaluateAll((elements) => elements.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size, 'rows of tabs').toBeGreaterThan(1);
    const borders = await all.evaluateAll((elements) =>
      elements.map((tab) => {
        const { borderWidth, borderColor, borderRadius } = getComputedStyle(tab);
        return `${borderWidth} ${borderColor} ${borderRadius}`;
      }),
    );
    expect([...new Set(borders)], 'the same on all sides, of all tabs').toEqual([
      expect.stringMatching(/^\S+ rgb\([^)]*\) \S+$/),
    ]);
    await expect(page.getByRole('tablist')).toHaveCSS('border-bottom-width', '0px');
    const selected = page.getByRole('tab', { selected: true });
    const other = page.getByRole('tab', { selected: false }).first();
    expect(await computedStyle(selected, 'background-color')).not.toBe(
      await computedStyle(other, 'background-color'),
    );
  });
});

test('an open form keeps its fields: while another tab is shown, and when its button is used again', async ({
  page,
}) => {
  for (const [tab, button] of [
    ['Hero Section', 'Edit Hero Section'],
    ['Events', 'Add Event'],
  ] as const) {
    const title = (await openTab(page, tab)).getByLabel(/^Title/);
    await clickButton(page, button);
    await title.fill('Half typed');
    await page.getByRole('tab', { name: tab }).press('ArrowLeft');
    await expect(page.getByRole('tab', { selected: true })).not.toHaveText(tab);
    await expect(title).toBeHidden();
    await page.getByRole('tab', { name: tab }).click();
    await expect(title).toHaveValue('Half typed');

    await page.getByRole('button', { name: button }).press('Enter');
    await expect(title).toBeFocused();
    await expect(title).toHaveValue('Half typed');
  }
});

test('the items of each list are shown, each with its two buttons', async ({ page }) => {
  for (const { tab, sample } of lists) {
    const panel = await openTab(page, tab);
    await expect(itemNames(page)).toHaveText([...sample]);
    for (const action of ['Edit', 'Delete']) {
      const names = panel.getByRole('button', { name: new RegExp(`^${action} `) });
      await expect(names).toHaveCount(sample.length);
      for (const [index, name] of sample.entries()) {
        await expect(names.nth(index)).toHaveAccessibleName(new RegExp(`^${action}\\b.*${name}$`));
      }
    }
  }
});

test('edits persist across screens, and a reload restores the original content', async ({ page }) => {
  await saveHero(page, { Title: 'A title of our own' });
  await openScreen(page, screens.about);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title of our own');

  await openTab(page, 'Hero Section');
  await page.getByRole('button', { name: 'Edit Hero Section' }).click();
  await expect(field(page, 'Title')).toHaveValue('A title of our own');

  await page.reload();
  await openScreen(page, screens.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
});
