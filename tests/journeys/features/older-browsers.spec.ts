import { html } from '@/copy/en/html';
import { switchEasyReadOn } from '../../support/easy-read';
import { answerAll, parentsAnswers } from '../../support/finder';
import { pressGuideKey } from '../../support/guide';
import { openKiosk } from '../../support/kiosk';
import { expect, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';

test.use({ expectedErrors: [/too old|The site failed/] });

/** Runs in a page, before its own scripts: takes away what is at each path, such as `Object.hasOwn`. */
function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const [name = '', ...owners] = path.split('.').reverse();
    const owner = owners.reduceRight<object>((parent, each) => Reflect.get(parent, each), window);
    Reflect.deleteProperty(owner, name);
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

test('the finder and the kiosk work in a browser of 2023', async ({ page }) => {
  const missing = [
    'CSS.highlights Element.prototype.checkVisibility Highlight HTMLElement.prototype.hidePopover',
    'HTMLElement.prototype.showPopover Iterator Object.groupBy Promise.withResolvers',
    'SpeechSynthesisUtterance cancelIdleCallback requestIdleCallback speechSynthesis',
    ...['toSorted', 'toSpliced', 'toReversed', 'with'].map((name) => `Array.prototype.${name}`),
  ];
  await page.addInitScript(takeAway, missing.join(' ').split(' '));
  await answerAll(page, parentsAnswers);
  await switchEasyReadOn(page);
  await mockVoices(page);
  await openKiosk(page, screens.contact);
  await page.getByRole('button', { name: 'Page down' }).click();
  expect(await pressGuideKey(page, 'help')).toContain('Press the Down key');
});
