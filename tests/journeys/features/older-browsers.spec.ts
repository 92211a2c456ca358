import { html } from '@/copy/en/html';
import { switchEasyReadOn } from '../../support/easy-read';
import { answerAll, finderHeading, parentsAnswers } from '../../support/finder';
import { openKiosk } from '../../support/kiosk';
import { expect, follow, screens, test } from '../../support/site';

test.use({ expectedErrors: [/too old|The site failed/] });

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

test('a browser that knows no cascade layers shows the pages without scripts', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('?lang=en#/services');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(html.scriptsOff.text);
  await expect(notice.getByRole('link', { name: '(212) 555-0199' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services That Fit Your Life');
});

test('the finder and the kiosk work in a browser of 2022', async ({ page }) => {
  await page.addInitScript(takeHome, [
    ...['toSorted', 'toSpliced', 'toReversed', 'with'].map((name) => `Array.prototype.${name}`),
    ...'CSS.highlights Element.prototype.checkVisibility Highlight HTMLElement.prototype.hidePopover'.split(
      ' ',
    ),
    ...'HTMLElement.prototype.showPopover Intl.Segmenter Iterator Object.groupBy'.split(' '),
    ...'Promise.withResolvers SpeechSynthesisUtterance cancelIdleCallback requestIdleCallback'.split(' '),
    'speechSynthesis',
  ]);
  await answerAll(page, parentsAnswers);
  await expect(finderHeading(page)).toHaveText('Good Places to Start');
  await follow(page, 'About');
  await page.goBack();
  await expect(page).toHaveTitle(/^Services/);
  await switchEasyReadOn(page);
  await page.goto('about:blank');
  await openKiosk(page, screens.contact);
  await page.getByRole('button', { name: 'Page down' }).click();
});
