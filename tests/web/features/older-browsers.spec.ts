import type { Page } from 'playwright/test';
import { answerAll, finderHeading, parentsAnswers } from '../../support/finder';
import { openKiosk } from '../../support/kiosk';
import { further } from '../../support/matrix';
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
  await expect(notice).toContainText('Most buttons on this page do not work');
  await expect(notice.getByRole('link', { name: '(212) 555-0199' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.describe('the page stays readable, with a notice, and its links lead to other pages,', () => {
  test.use({ expectedErrors: [/too old|is not a function|The site failed|The loom broke/] });

  /** What the site fails without: before it renders, as its scripts are run, in its first render, or in an effect. */
  const needed = [
    'Array.prototype.findLast',
    'String.prototype.replaceAll',
    'Object.fromEntries',
    'Object.hasOwn',
    'String.prototype.matchAll',
    'String.prototype.trimEnd',
    'AbortController',
    'ResizeObserver',
  ];

  test('if a browser lacks what the site needs', further, async ({ context, siteUrl }) => {
    for (const feature of needed) {
      await test.step(feature, async () => {
        const page = await context.newPage();
        await page.addInitScript(takeHome, [feature]);
        await page.goto('contact/');
        await expectReadable(page, 'Talk to Us');
        await expect(page).toHaveURL(`${siteUrl}contact/`);
        await follow(page, 'Home');
        await expect(page).toHaveURL(siteUrl);
        await expectReadable(page, 'Weaving Hope, Changing Lives');
        await page.close();
      });
    }
  });

  test('if a browser knows no cascade layers', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('?lang=en#/services');
    await expectReadable(page, 'Services That Fit Your Life');
  });

  test('if the site fails together with its error screen', async ({ page }) => {
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

test('the finder and the kiosk work in a browser of 2022', async ({ page }) => {
  await page.addInitScript(takeHome, [
    'Array.prototype.toSorted',
    'Array.prototype.toSpliced',
    'Array.prototype.toReversed',
    'Array.prototype.with',
    'Element.prototype.checkVisibility',
    'HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.showPopover',
    'Intl.Segmenter',
    'Iterator',
    'Object.groupBy',
    'Promise.withResolvers',
  ]);
  await answerAll(page, parentsAnswers);
  await expect(finderHeading(page)).toHaveText('Good Places to Start');
  await page.goto('about:blank');
  await openKiosk(page, contact);
  await page.getByRole('button', { name: 'Page down' }).click();
});
