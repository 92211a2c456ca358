import type { Page } from 'playwright/test';
import { addItem, clickButton, field, itemNames, lists, openTab, saveHero } from '../../../support/admin';
import { expectNoHorizontalScroll } from '../../../support/layout';
import { expect, openScreen, screens, test } from '../../../support/site';

const long = 'Wort'.repeat(1_250);

const shownOn = {
  Services: [screens.home, screens.services],
  Testimonials: [screens.home],
  Events: [screens.programs],
};

async function expectNoScrollAtAnyWidth(page: Page): Promise<void> {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await expectNoHorizontalScroll(page);
  }
}

test.describe('5,000 characters without a space are kept and do not break the layout', () => {
  test('in the hero', async ({ page }) => {
    await saveHero(page, { Title: long, Subtitle: long, 'Image URL': long });
    await expectNoScrollAtAnyWidth(page);
    await clickButton(page, 'Edit Hero Section');
    for (const label of ['Title', 'Subtitle', 'Image URL']) {
      await expect(field(page, label)).toHaveValue(long);
    }
    await expectNoScrollAtAnyWidth(page);

    await openScreen(page, screens.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
    await expectNoScrollAtAnyWidth(page);
  });

  for (const list of lists) {
    const { tab, item, sample } = list;

    test(`in ${tab}`, async ({ page }) => {
      const texts = Object.keys(item).filter((label) => !['Icon', 'Date', 'Rating'].includes(label));
      const panel = await openTab(page, tab);
      // Home shows only the first four services.
      await panel
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await addItem(page, list, { ...item, ...Object.fromEntries(texts.map((label) => [label, long])) });
      await expect(itemNames(page)).toHaveText([...sample.slice(1), long]);
      await expectNoScrollAtAnyWidth(page);
      for (const screen of shownOn[tab]) {
        await openScreen(page, screen);
        await expect(page.getByText(long)).toHaveCount(texts.length);
        await expectNoScrollAtAnyWidth(page);
      }
    });
  }
});
