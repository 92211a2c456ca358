import { addItem, clickButton, field, itemNames, lists, openTab, saveHero } from '../../../support/admin';
import { crossSection } from '../../../support/full-run';
import { expectNoHorizontalScroll } from '../../../support/layout';
import { expect, openScreen, type Screen, screens, test } from '../../../support/site';

const long = 'Wort'.repeat(1_250);
const shownOn: Record<string, readonly Screen[]> = {
  Services: [screens.home, screens.services],
  Testimonials: [screens.home],
  Events: [screens.programs],
};

for (const viewport of crossSection(
  [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ],
  1,
)) {
  test.describe(`5,000 characters without a space at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('in the hero are kept and do not break the layout', { tag: '@full' }, async ({ page }) => {
      await saveHero(page, { Title: long, Subtitle: long, 'Image URL': long });
      await expectNoHorizontalScroll(page);
      await clickButton(page, 'Edit Hero Section');
      for (const label of ['Title', 'Subtitle', 'Image URL']) {
        await expect(field(page, label)).toHaveValue(long);
      }
      await expectNoHorizontalScroll(page);

      await openScreen(page, screens.home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
      await expectNoHorizontalScroll(page);
    });

    for (const list of crossSection(lists, 1)) {
      const { tab, item, sample } = list;

      test(`in ${tab} are kept and do not break the layout`, async ({ page }) => {
        const texts = Object.keys(item).filter((label) => !['Icon', 'Date', 'Rating'].includes(label));
        const panel = await openTab(page, tab);
        // Home shows only the first four services.
        await panel
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        await addItem(page, list, {
          ...item,
          ...Object.fromEntries(texts.map((label) => [label, long])),
        });
        await expect(itemNames(page)).toHaveText([...sample.slice(1), long]);
        await expectNoHorizontalScroll(page);
        for (const screen of shownOn[tab] ?? []) {
          await openScreen(page, screen);
          await expect(page.getByText(long)).toHaveCount(texts.length);
          await expectNoHorizontalScroll(page);
        }
      });
    }
  });
}
