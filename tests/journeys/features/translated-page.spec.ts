import type { Page } from 'playwright/test';
import { fillForm, itemButton, openTab } from '../../support/admin';
import { contactField, fillAndPrepare, fillContactForm, prepareMessage } from '../../support/contact';
import { changeDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { answer, parentsAnswers } from '../../support/finder';
import { pressGuideKey } from '../../support/guide';
import {
  finishVisit,
  followMenu,
  IDLE_SECONDS,
  idleWarning,
  keyboardKey,
  openKiosk,
  tapDock,
  waitForNextPress,
  waitForRestScreen,
  waitIdle,
} from '../../support/kiosk';
import { hold } from '../../support/network';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';
import { expectCurrentTexts, translatePage } from '../../support/translator';

const { home, services, programs, contact } = screens;

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

const tap = (name: string): Steps[number] => [name, (page) => tapDock(page, name)];

const inKiosk: Steps = [
  tap('Menu'),
  ['Spanish', (page) => switchTo(page, 'Español')],
  ['English', (page) => switchTo(page, 'English')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  tap('Page down'),
  tap('Easy read'),
  tap('Text and colors'),
  ['Dark', (page) => page.getByRole('radio', { name: 'Dark' }).check()],
  ['closing that', (page) => page.keyboard.press('Escape')],
  tap('Easy read'),
  tap('Lower screen'),
  ['Contact', (page) => followMenu(page, contact.name)],
  ['a field', (page) => contactField(page, 'firstName').tap()],
  [
    'a key',
    async (page) => {
      await waitForNextPress(page);
      await keyboardKey(page, 'A').tap();
    },
  ],
  ['another', (page) => keyboardKey(page, 'd').tap()],
  ['Close keyboard', (page) => keyboardKey(page, 'Close keyboard').tap()],
  ['Programs', (page) => followMenu(page, programs.name)],
  ['something to take along', (page) => button(page, 'Take this with you: Peer Support Groups').tap()],
  ['leaving it', (page) => page.keyboard.press('Escape')],
  ['the audio guide', (page) => pressGuideKey(page, 'down')],
  ['its next item', (page) => pressGuideKey(page, 'down')],
  ['its help', (page) => pressGuideKey(page, 'help')],
  ['leaving its help', (page) => pressGuideKey(page, 'back')],
  ['Finish', finishVisit],
  ['the next visitor', (page) => page.keyboard.press('Enter')],
  [
    'the idle warning, after a while',
    async (page) => {
      await waitIdle(page, IDLE_SECONDS + 1);
      // It counts the seconds, which the two pages do not begin together.
      await expect(idleWarning(page)).toBeVisible();
      await waitIdle(page, 3);
      await page.keyboard.press('Shift');
      await expect(idleWarning(page)).toBeHidden();
    },
  ],
  ['nobody', waitForRestScreen],
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

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('a translated page works in the kiosk', async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page);
    await takeSteps(page, inKiosk);
  });
});
