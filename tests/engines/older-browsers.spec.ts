import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { crossSection } from '../support/full-run';
import { screens } from '../support/site';

/** Goes to another screen and back, which uses most of what the site needs of a browser. */
async function expectWorkingSite(visitor: Visitor): Promise<void> {
  await visitor.open(screens.home);
  for (const name of ['Services', 'About', 'Contact']) {
    await visitor.click('header nav a', name);
    await visitor.expectScreen(name);
    await eventually(() => visitor.hasFocus('main h1')).toBe(true);
  }
  await visitor.back();
  await visitor.expectScreen('About');
  await eventually(() => visitor.hasFocus('header nav a', 'Contact')).toBe(true);
  await visitor.click('[data-reading-tools] button', 'Easy read');
  await eventually(() => visitor.isVisible('main button', 'Show the full page')).toBe(true);
}

/** What older browsers lack, each as a function that removes it. They run in the page. */
const missing: Readonly<Record<string, () => void>> = {
  checkVisibility: () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  'Intl.Segmenter': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  requestIdleCallback: () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  },
  'CSS.highlights': () => {
    Reflect.deleteProperty(CSS, 'highlights');
    Reflect.deleteProperty(window, 'Highlight');
  },
  speechSynthesis: () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  },
};

/** All of them missing at once; each by itself is for a full run. */
const cases = [
  { name: 'any of the newer features', removals: Object.values(missing) },
  ...Object.entries(missing).map(([name, remove]) => ({ name, removals: [remove] })),
];

for (const { name, removals } of crossSection(cases, 1)) {
  test(`the site works without ${name}`, async ({ site, visitor }) => {
    for (const remove of removals) site.addInitScript(remove);
    await expectWorkingSite(visitor);
  });
}

test('the site works where every use of speechSynthesis throws', async ({ site, visitor }) => {
  site.addInitScript(() => {
    const getVoices = () => {
      throw new Error('Speech is not available.');
    };
    Object.defineProperty(window, 'speechSynthesis', { value: { getVoices } });
  });
  await expectWorkingSite(visitor);
});

test.describe('where the scripts do not run', () => {
  test.use({ expectedErrors: [/.*/] });

  test('the prerendered Home stays readable, with its phone number', async ({ site, visitor }) => {
    site.breakConnections(/\/assets\/.*\.js$/);
    await visitor.gotoWithoutScripts('');
    expect(await visitor.text('main h1')).toBe('Weaving Hope, Changing Lives');
    expect(await visitor.isVisible('footer a[href^="tel:"]')).toBe(true);
    expect(await visitor.horizontalOverflow()).toBe(0);
  });
});
