import { addItem, field, itemNames, lists, openTab, press, saveHero } from '../../../support/admin';
import { expectNoSidewaysScroll } from '../../../support/layout';
import { expect, openScreen, type Screen, test } from '../../../support/site';

const long = 'Wort'.repeat(5_000);
const publicScreens: Record<string, readonly Screen[]> = {
  Services: [
    { name: 'Home', hash: '#/' },
    { name: 'Services', hash: '#/services' },
  ],
  Testimonials: [{ name: 'Home', hash: '#/' }],
  Events: [{ name: 'Programs', hash: '#/programs' }],
};

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`20,000 characters without a blank at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('in the hero neither break the layout nor get lost', async ({ page }) => {
      await saveHero(page, { Title: long, Subtitle: long, 'Image URL': long });
      await expectNoSidewaysScroll(page);
      await press(page, 'Edit Hero Section');
      for (const label of ['Title', 'Subtitle', 'Image URL']) {
        await expect(field(page, label)).toHaveValue(long);
      }
      await expectNoSidewaysScroll(page);

      await openScreen(page, { name: 'Home', hash: '#/' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
      await expectNoSidewaysScroll(page);
    });

    for (const list of lists) {
      const { tab, item, sample } = list;

      test(`in ${tab} neither break the layout nor get lost`, async ({ page }) => {
        const texts = Object.keys(item).filter((label) => !['Icon', 'Date', 'Rating'].includes(label));
        const panel = await openTab(page, tab);
        // Home shows the first four services only.
        await panel
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        await addItem(page, list, {
          ...item,
          ...Object.fromEntries(texts.map((label) => [label, long])),
        });
        await expect(itemNames(page)).toHaveText([...sample.slice(1), long]);
        await expectNoSidewaysScroll(page);
        for (const screen of publicScreens[tab] ?? []) {
          await openScreen(page, screen);
          await expect(page.getByText(long)).toHaveCount(texts.length);
          await expectNoSidewaysScroll(page);
        }
      });
    }
  });
}
