import type { Page } from 'playwright/test';
import { fillForm, itemButton, openTab } from '../../support/admin';
import { contactField, fillAndPrepare, fillContactForm, prepareMessage } from '../../support/contact';
import { changeDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { answer, parentsAnswers } from '../../support/finder';
import { hold } from '../../support/network';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';

const { home, services, contact } = screens;

/** What translators do with a text: it moves into elements that take its place, or elements with another text take it. */
type Translation = 'wrap' | 'replace';

/**
 * Treats every text of the page as a browser's translation does, and each that is added or changed later. The words stay, so
 * that tests find them.
 */
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

/** What this needs of React's own tree of what it has rendered. */
interface Fiber {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Expects that each text on the page is the one that React has rendered there. */
async function expectCurrentTexts(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const PORTAL = 4;
    const ELEMENT = 5;
    const TEXT = 6;
    const found: { rendered: string; shown: string }[] = [];

    const read = ({ tag, memoizedProps, stateNode, child }: Fiber): string => {
      if (tag === TEXT) return String(memoizedProps);
      if (tag === PORTAL) return '';
      const foundBefore = found.length;
      let rendered = '';
      for (let each = child; each; each = each.sibling) rendered += read(each);
      if (tag !== ELEMENT || !(stateNode instanceof Element)) return rendered;
      const { children, dangerouslySetInnerHTML } = memoizedProps as {
        children?: unknown;
        dangerouslySetInnerHTML?: unknown;
      };
      const shown = stateNode.textContent ?? '';
      if (dangerouslySetInnerHTML || stateNode.matches('textarea')) return shown;
      if (typeof children === 'string' || typeof children === 'number') rendered = String(children);
      // Not also for what contains it.
      if (shown !== rendered && found.length === foundBefore) found.push({ rendered, shown });
      return rendered;
    };

    const [[, fiber] = []] = Object.entries(document.querySelector('#root') ?? {}).filter(([key]) =>
      key.startsWith('__reactContainer$'),
    );
    read((fiber as { stateNode: { current: Fiber } }).stateNode.current);
    return found;
  });
  expect(wrong).toEqual([]);
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
      'moved into an element before it': (text) => {
        const font = document.createElement('font');
        text.before(font);
        font.append(text);
      },
      'replaced by an element': (text) => text.replaceWith(element(element(text.data))),
      'replaced by a text': (text) => text.replaceWith(text.data),
      'removed after an element was put before it': (text) => {
        text.before(element(text.data));
        text.remove();
      },
      'removed after an element was put behind it': (text) => {
        text.after(element(text.data));
        text.remove();
      },
      'removed before another was inserted': (text) => {
        const { parentNode, nextSibling } = text;
        text.remove();
        parentNode?.insertBefore(new Text(text.data), nextSibling);
      },
      'replaced, and shown again': (text) => {
        const font = element(text.data);
        text.replaceWith(font);
        font.replaceWith(text);
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

type Steps = readonly (readonly [name: string, take: (page: Page) => Promise<unknown>])[];

/** Takes the steps on a translated page. After each, all texts on it must be current. */
async function takeSteps(page: Page, steps: Steps): Promise<void> {
  await translatePage(page, 'wrap');
  const opened = await page.evaluateHandle(() => document);
  for (const [name, take] of steps) {
    await test.step(name, async () => {
      await take(page);
      // A page that was loaded again would not be translated.
      expect(await opened.evaluate((before) => before === document)).toBe(true);
      await expectCurrentTexts(page);
    });
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const press = (name: string): Steps[number] => [name, (page) => button(page, name).first().click()];

async function switchTo(page: Page, language: 'English' | 'Español'): Promise<void> {
  await page.getByRole('link', { name: language, exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'es');
  // With the language in the address, opening a screen would reload the page.
  await page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.hash));
}

/** Each screen in both languages. */
const allScreensInBothLanguages: Steps = allScreens.flatMap((screen) => [
  [
    `${screen.name} in Spanish`,
    async (page) => {
      await openScreen(page, screen);
      await switchTo(page, 'Español');
    },
  ],
  [`${screen.name} in English`, (page) => switchTo(page, 'English')],
]);

const inBrowser: Steps = [
  ['closing time', (page) => page.clock.runFor(60_000)],
  ['after it', (page) => expect(page.getByText(/^Closed, opens/).first()).toBeVisible()],
  ['a phone', (page) => page.setViewportSize({ width: 390, height: 900 })],
  ...[false, true].map((expanded): Steps[number] => [
    `Menu, ${expanded ? 'opened' : 'closed'}`,
    (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', expanded }).click(),
  ]),
  ['a wide window', (page) => page.setViewportSize({ width: 1280, height: 900 })],
  ...allScreensInBothLanguages,
  ['the finder', (page) => openScreen(page, services)],
  ...parentsAnswers.map((label): Steps[number] => [label, (page) => answer(page, label)]),
  press('Start Over'),
  ['a form that is half filled in', (page) => fillContactForm(page, { firstName: 'Ada', message: 'Hello' })],
  ['its errors', prepareMessage],
  ['its errors in Spanish', (page) => switchTo(page, 'Español')],
  ['its errors in English again', (page) => switchTo(page, 'English')],
  ['typing', (page) => contactField(page, 'lastName').pressSequentially('Lovelace')],
  ['a message', (page) => fillAndPrepare(page)],
  press('Copy Text'),
  press('Read aloud'),
  press('Pause'),
  press('Stop'),
  ['Easy read', switchEasyReadOn],
  ['its form', (page) => openScreen(page, contact)],
  press('Next'),
  press('Show the full page'),
  ['display settings', (page) => changeDisplaySettings(page, { 'Text size': '200%' })],
  [
    'deleting',
    async (page) => {
      await openTab(page, 'Services');
      await itemButton(page, 'Delete', 'Support Services').click();
    },
  ],
  press('Undo'),
  ['a tab', (page) => openTab(page, 'Events')],
  press('Add Event'),
  press('Save'),
  ['what is corrected', (page) => fillForm(page, { Title: 'Garden Day' })],
  press('Cancel'),
];

// What is found again in one way is found in another: the first test above tries them all.
test.describe('a page whose translator wraps texts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('works in a browser', async ({ page }) => {
    await mockVoices(page);
    // Just before closing time, on a Monday in New York.
    await page.clock.install({ time: new Date('2024-12-02T17:59:10-05:00') });
    await openScreen(page, home);
    // It is not prerendered: the page is React's.
    await expect(page.getByText('Open now until 6 PM').first()).toBeVisible();
    await takeSteps(page, inBrowser);
  });
});
