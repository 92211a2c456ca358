import type { Page } from 'playwright/test';
import { clickButton, itemButton, lists, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { errorSummary, fillAndPrepare, fillContactForm, prepareMessage } from '../../support/contact';
import { changeDisplaySettings, openDisplaySettings } from '../../support/display-settings';
import { answer, answerAll, parentsAnswers } from '../../support/finder';
import { expectNoHorizontalScroll } from '../../support/layout';
import { combinationsFor } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { expect, openScreen, screens, test } from '../../support/site';
import { expectTargetSize } from '../../support/targets';

/** States of the site without an address of their own, each with the steps that lead to it. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the hero form': async (page) => {
    await openTab(page, 'Hero Section');
    await clickButton(page, 'Edit Hero Section');
  },
  ...Object.fromEntries(
    lists.flatMap(({ tab, add, sample }) => [
      [
        `the form of ${add}`,
        async (page: Page) => {
          await openTab(page, tab);
          await clickButton(page, add);
        },
      ],
      [
        `the validation errors of ${add}`,
        async (page: Page) => {
          await openTab(page, tab);
          await clickButton(page, add);
          await clickButton(page, 'Save');
          await expect(errorSummary(page)).toBeVisible();
        },
      ],
      [
        `the empty list of ${tab}, and a notification`,
        async (page: Page) => {
          await openTab(page, tab);
          for (const name of sample) await itemButton(page, 'Delete', name).click();
          await expect(notifications(page)).toHaveCount(1);
        },
      ],
    ]),
  ),
  'a row marked as being edited': async (page) => {
    await openTab(page, 'Services');
    await itemButton(page, 'Edit', 'Support Services').click();
    await expect(page.getByText('Being edited')).toBeVisible();
  },
  'several notifications, expanded': async (page) => {
    await openTab(page, 'Hero Section');
    for (const count of [1, 2, 3]) {
      await clickButton(page, 'Edit Hero Section');
      await clickButton(page, 'Save');
      await expect(notifications(page)).toHaveCount(count);
    }
    await page.keyboard.press('Alt+KeyT');
  },
  'the validation errors of the contact form': async (page) => {
    await fillContactForm(page, {});
    await prepareMessage(page);
    await expect(errorSummary(page)).toBeVisible();
  },
  'the menu, opened in a narrow window': async (page) => {
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  },
  'Easy read': async (page) => {
    await page.getByRole('button', { name: 'Easy read' }).click();
    await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
  },
  'the second question of the finder': async (page) => {
    await openScreen(page, screens.services);
    await answer(page, 'For me');
  },
  'the result of the finder': async (page) => {
    await answerAll(page, parentsAnswers);
  },
  'the display settings': async (page) => {
    await openDisplaySettings(page);
  },
  'a prepared message, and a notification': async (page) => {
    await fillAndPrepare(page);
    await clickButton(page, 'Copy Text');
    await expect(notifications(page)).toHaveCount(1);
  },
};

for (const [index, [name, open]] of Object.entries(states).entries()) {
  for (const { colors, textSize, viewport } of combinationsFor(index)) {
    test.describe(`${colors}, text ${textSize}, ${viewport.width}x${viewport.height}`, () => {
      test.use({ viewport });

      test(`${name}: no violation, no horizontal scroll, and large targets`, async ({ page }) => {
        await openScreen(page, screens.home);
        await changeDisplaySettings(page, { Colors: colors, 'Text size': textSize });
        await open(page);
        await expectNoAxeViolations(page);
        await expectNoHorizontalScroll(page);
        await expectTargetSize(page);
      });
    });
  }
}
