import type { Page } from 'playwright/test';
import { contactField, errorSummary, prepareMessage } from '../../support/contact';
import { switchEasyReadOn } from '../../support/easy-read';
import { answer, finderHeading } from '../../support/finder';
import { hold } from '../../support/network';
import { expect, follow, hydrated, openScreen, screens, test } from '../../support/site';

/** Treats every text, also later ones, as a browser's translation does. The words stay, so that tests find them. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done = new WeakSet<Node>();
    const translate = (text: Text) => {
      if (!text.data.trim() || done.has(text) || text.parentElement?.closest('script, style, textarea, svg'))
        return;
      const translated = new Text(text.data);
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
  });
}

test('React finds the place of a text, whatever a translator has done with it', async ({ page }) => {
  await openScreen(page, screens.home);
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

  test('a translation does not keep the page from working, nor from changing', async ({ page }) => {
    const release = await hold(page, /assets\/.*\.js/);
    await page.goto('contact/', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'First name' });
    await field.fill('Ada');
    await translatePage(page);
    release();
    await hydrated(page);
    await expect(field).toHaveValue('Ada');
    await expect(field).toBeFocused();
    const title = page.getByRole('heading', { level: 1 });
    const switchTo = (language: string) =>
      page.getByRole('link', { name: language, exact: true }).first().click();
    await switchTo('Español');
    await expect(title).toHaveText('Hable con nosotros');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ada');
    await switchTo('English');
    await expect(title).toHaveText('Talk to Us');
    await prepareMessage(page);
    await expect(errorSummary(page).getByRole('link')).toHaveCount(4);
    await contactField(page, 'lastName').fill('Lovelace');
    await expect(errorSummary(page).getByRole('link')).toHaveCount(3);
    await switchEasyReadOn(page);
    await expect(title).toHaveText('Talk to us');
    await page.getByRole('button', { name: 'Show the full page' }).click();
    await expect(title).toHaveText('Talk to Us');
    await follow(page, 'Services');
    await answer(page, 'For my child');
    await expect(finderHeading(page)).toHaveText('Question 2 of 3 What is hard right now?');
  });
});
