import type { Page } from 'playwright/test';
import { html } from '@/copy/en/html';
import { switchEasyReadOn } from '../../support/easy-read';
import { answerAll, finderHeading, parentsAnswers } from '../../support/finder';
import { openKiosk } from '../../support/kiosk';
import { expect, follow, openScreen, screens, test } from '../../support/site';

const { home, contact } = screens;

/** Runs in a page, before its own scripts: takes away what is at each path, such as `Object.hasOwn`. */
function takeHome(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    Reflect.deleteProperty(
      names.reduce<object>((owner, each) => Reflect.get(owner, each), window),
      name,
    );
  }
}

async function expectReadable(page: Page, heading: string): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(html.scriptsOff.text);
  await expect(notice.getByRole('link', { name: '(212) 555-0199' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.describe('where the site cannot run', () => {
  test.use({ expectedErrors: [/too old|is not a function|The site failed|The loom broke/] });

  test('its pages stay readable, and its links lead on', async ({ page, context, siteUrl }) => {
    // What the site fails without: as its scripts are run, or in an effect.
    for (const feature of ['Object.fromEntries', 'ResizeObserver']) {
      await test.step(`a browser without ${feature}`, async () => {
        const older = await context.newPage();
        await older.addInitScript(takeHome, [feature]);
        await older.goto('contact/');
        await expectReadable(older, 'Talk to Us');
        await expect(older).toHaveURL(`${siteUrl}contact/`);
        await follow(older, 'Home');
        await expect(older).toHaveURL(siteUrl);
        await expectReadable(older, 'Weaving Hope, Changing Lives');
        await older.close();
      });
    }

    await test.step('a browser that knows no cascade layers', async () => {
      const older = await context.newPage();
      await older.addInitScript(() => {
        CSS.supports = () => false;
      });
      await older.goto('?lang=en#/services');
      await expectReadable(older, 'Services That Fit Your Life');
      await older.close();
    });

    await test.step('a site that fails together with its error screen', async () => {
      await openScreen(page, home);
      await page.evaluate(() => {
        Array.prototype.map = () => {
          throw new Error('The loom broke.');
        };
        window.location.hash = '#/about';
      });
      await expectReadable(page, 'Weaving Hope, Changing Lives');
      await follow(page, 'About');
      await expect(page).toHaveTitle(/^About/);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});

test('the finder and the kiosk work in a browser of 2022', async ({ page }) => {
  await page.addInitScript(takeHome, [
    'Array.prototype.toSorted',
    'Array.prototype.toSpliced',
    'Array.prototype.toReversed',
    'Array.prototype.with',
    'CSS.highlights',
    'Element.prototype.checkVisibility',
    'Highlight',
    'HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.showPopover',
    'Intl.Segmenter',
    'Iterator',
    'Object.groupBy',
    'Promise.withResolvers',
    'SpeechSynthesisUtterance',
    'cancelIdleCallback',
    'requestIdleCallback',
    'speechSynthesis',
  ]);
  await answerAll(page, parentsAnswers);
  await expect(finderHeading(page)).toHaveText('Good Places to Start');
  await follow(page, 'About');
  await page.goBack();
  await expect(page).toHaveTitle(/^Services/);
  await switchEasyReadOn(page);
  await page.goto('about:blank');
  await openKiosk(page, contact);
  await page.getByRole('button', { name: 'Page down' }).click();
});
