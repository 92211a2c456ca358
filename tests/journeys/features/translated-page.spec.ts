import type { Page } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { fillContactForm, prepareMessage } from '../../support/contact';
import { switchEasyReadOn } from '../../support/easy-read';
import { answer } from '../../support/finder';
import { hold } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';

const { home, services } = screens;

/** What translators do with a text: it moves into elements that take its place, or elements with another text take it. */
type Translation = 'wrap' | 'replace';

/** Treats every text, also later ones, as a browser's translation does. The words stay, so that tests find them. */
async function translatePage(page: Page, translation: Translation): Promise<void> {
  await page.evaluate((kind) => {
    const done = new WeakSet<Node>();

    const translate = (text: Text) => {
      if (!text.data.trim() || done.has(text) || text.parentElement?.closest('script, style, textarea, svg'))
        return;
      const translated = kind === 'wrap' ? text : new Text(text.data);
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.appendChild(document.createElement('font')).append(translated);
      done.add(translated);
    };

    const visit = (node: Node) => {
      if (node instanceof Text) translate(node);
      else node.childNodes.forEach(visit);
    };

    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') done.delete(target);
        for (const node of type === 'characterData' ? [target] : addedNodes) visit(node);
      }
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
    visit(document.body);
  }, translation);
}

test('React finds the place of a text, whatever a translator has done with it', async ({ page }) => {
  await openScreen(page, home);
  const texts = await page.evaluate(async () => {
    const element = (content: Node | string) => {
      const font = document.createElement('font');
      font.append(content);
      return font;
    };
    const ways: Record<string, (text: Text) => void> = {
      nothing: () => undefined,
      'moved into an element': (text) => {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      },
      'replaced by an element': (text) => text.replaceWith(element(element(text.data))),
      'removed before another was inserted': (text) => {
        const { parentNode, nextSibling } = text;
        text.remove();
        parentNode?.insertBefore(new Text(text.data), nextSibling);
      },
    };
    const results: Record<string, (string | null)[]> = {};
    for (const [name, translate] of Object.entries(ways)) {
      const [first, last] = [new Text('one '), new Text('three ')];
      const parent = document.createElement('p');
      parent.append(first, element('two '), last);
      document.body.append(parent);
      translate(first);
      translate(last);
      // The page notices in a microtask.
      await undefined;
      last.nodeValue = 'four ';
      parent.insertBefore(element('zero '), first);
      const changed = parent.textContent;
      parent.removeChild(first);
      results[name] = [changed, parent.textContent];
      parent.remove();
    }
    return results;
  });
  const expected = ['zero one two four ', 'zero two four '];
  expect(texts).toEqual(Object.fromEntries(Object.keys(texts).map((name) => [name, expected])));
});

test.describe('before the scripts', () => {
  test.use({ expectedErrors: [/#418/] });

  test('a translation does not keep the page from working, and what is typed stays', async ({ page }) => {
    const release = await hold(page, /assets\/.*\.js/);
    await page.goto('contact/', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'First name' });
    await field.fill('Ada');
    await translatePage(page, 'replace');
    release();
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    await expect(field).toHaveValue('Ada');
    await expect(field).toBeFocused();
    await switchTo(page, 'Español');
    await expect(page.getByRole('heading', { level: 1, name: 'Hable con nosotros' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ada');
  });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function switchTo(page: Page, language: 'English' | 'Español'): Promise<void> {
  await page.getByRole('link', { name: language, exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'es');
  // With the language in the address, opening a screen would reload the page.
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.hash));
}

/** What changes texts that are on the page, each with the steps to it. */
const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'closing time': async (page) => {
    await page.clock.runFor(60_000);
    await expect(page.getByText(/^Closed, opens/).first()).toBeVisible();
  },
  'the language': (page) => switchTo(page, 'Español'),
  'the language again': (page) => switchTo(page, 'English'),
  'an answer of the finder': async (page) => {
    await openScreen(page, services);
    await answer(page, 'For my child');
  },
  'errors of a form': async (page) => {
    await fillContactForm(page, { firstName: 'Ada', message: 'Hello' });
    await prepareMessage(page);
  },
  'Easy read': switchEasyReadOn,
  'the full page': (page) => button(page, 'Show the full page').click(),
  'what is deleted': async (page) => {
    await openTab(page, 'Services');
    await itemButton(page, 'Delete', 'Support Services').click();
  },
  'what is restored': (page) => button(page, 'Undo').click(),
};

// What is found again in one way is found in another: the first test above tries them all.
test('a page whose translator wraps texts says what a page without one says', async ({ page, context }) => {
  const plain = await context.newPage();
  for (const each of [page, plain]) {
    await mockVoices(each);
    // Just before closing time, on a Monday in New York.
    await each.clock.install({ time: new Date('2024-12-02T17:59:10-05:00') });
    await openScreen(each, home);
    // It is not prerendered: the page is React's.
    await expect(each.getByText('Open now until 6 PM').first()).toBeVisible();
  }
  await translatePage(page, 'wrap');
  const translated = await page.evaluateHandle(() => document);
  // Announcements come and go elsewhere.
  const textOf = async (each: Page) =>
    Promise.all((['banner', 'main', 'contentinfo'] as const).map((role) => each.getByRole(role).innerText()));
  for (const [name, take] of Object.entries(steps)) {
    await test.step(name, async () => {
      for (const each of [page, plain]) {
        // Behind the other, it would render once a second.
        await each.bringToFront();
        await take(each);
      }
      // A page that was loaded again would not be translated.
      expect(await translated.evaluate((before) => before === document)).toBe(true);
      await expect(async () => expect(await textOf(page)).toEqual(await textOf(plain))).toPass();
    });
  }
});
