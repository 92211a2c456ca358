import type { Page } from 'playwright/test';
import { switchEasyReadOn } from '../../support/easy-read';
import { guideCaption, hearUntil, listen, pressGuideKey, pressUntil } from '../../support/guide';
import { goTo, openKiosk, tapDock, test } from '../../support/kiosk';
import { beginVisit, waitForRestScreen } from '../../support/kiosk-visit';
import { expect, type Screen, screens } from '../../support/site';
import { mockVoices } from '../../support/speech';

/** More items than any screen has. */
const MOST_ITEMS = 250;

/** What is said about an item besides its name. */
const additions =
  /,? (heading|link|button|tab|choice|checkbox|list of choices|text field|\d+ of \d+|chosen|not chosen|on|off|open|closed|you are here|required|empty|filled in|choose it to hear it|not available now)(?=,|$)/g;

const words = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []).sort();

/** The words of one list that are not in the other, as often as they are missing there. */
function missing(from: readonly string[], some: readonly string[]): string[] {
  const left = [...from];
  return some.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The texts that can be seen, and those that take the place of a picture or a name. Runs in the page. */
function textsOnPage(): { seen: string[]; named: string[] } {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const seen: string[] = [];
  const named: string[] = [];
  const isLarge = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden=true], option, noscript')) continue;
    (isLarge(parent) ? seen : named).push((node.textContent ?? '').replace(/\u00AD|\u200B/g, ''));
  }
  for (const element of root.querySelectorAll('[aria-label], img[alt]'))
    named.push(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
  for (const select of root.querySelectorAll('select')) named.push(select.selectedOptions[0]?.text ?? '');
  return { seen, named };
}

/** Goes to the first item, and from there to the last. Returns what is said as it is written, in the caption. */
async function hearAll(page: Page): Promise<string[]> {
  await page.keyboard.press('F1');
  await listen(page);
  await pressUntil(page, 'up', /^This is the first item/, MOST_ITEMS);
  const said = await pressGuideKey(page, 'repeat');
  const first = { said, written: await guideCaption(page).innerText() };
  const all = [first, ...(await hearUntil(page, 'down', /^This is the last item/, MOST_ITEMS)).slice(0, -1)];
  return all.map(({ written }) => written);
}

type Place = readonly [name: string, screen: Screen, open?: (page: Page) => Promise<void>];

/** Home, and what opens from a screen; the other screens have what these have. */
const places: readonly Place[] = [
  ['Home', screens.home],
  ['Easy read', screens.contact, switchEasyReadOn],
  ['the menu', screens.contact, (page) => tapDock(page, 'Menu')],
];

test('Down reaches each text once', async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page);
  for (const [name, screen, open] of places) {
    await test.step(name, async () => {
      await waitForRestScreen(page);
      await listen(page);
      await beginVisit(page);
      await goTo(page, screen);
      await expect(page).toHaveTitle(new RegExp(`^${screen.name}`));
      await open?.(page);
      const phrases = await hearAll(page);
      const names = words(phrases.map((phrase) => phrase.replaceAll(additions, '')));
      const { seen, named } = await page.evaluate(textsOnPage);
      expect(missing(words(phrases), words(seen)), 'seen, but not said').toEqual([]);
      expect(missing(words([...seen, ...named]), names), 'said twice, or not there').toEqual([]);
    });
  }
});
