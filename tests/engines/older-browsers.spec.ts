import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { screens } from '../support/site';

/** Older browsers, each as a function that takes away what they lack. They run in the page. */
const browsers: Readonly<Record<string, () => void>> = {
  'that have none of the newer features': () => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(Intl, 'Segmenter');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    Reflect.deleteProperty(CSS, 'highlights');
    Reflect.deleteProperty(window, 'Highlight');
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  },
  'in which every use of speechSynthesis throws': () => {
    const getVoices = () => {
      throw new Error('Speech is not available.');
    };
    Object.defineProperty(window, 'speechSynthesis', { value: { getVoices } });
  },
};

for (const [name, takeHome] of Object.entries(browsers)) {
  // Another screen and back uses most of what the site needs of a browser.
  test(`the site works in browsers ${name}`, async ({ site, visitor }) => {
    site.addInitScript(takeHome);
    await visitor.open(screens.home);
    for (const screen of ['Services', 'About', 'Contact']) {
      await visitor.click('header nav a', screen);
      await visitor.expectScreen(screen);
      await eventually(() => visitor.hasFocus('main h1')).toBe(true);
    }
    await visitor.back();
    await visitor.expectScreen('About');
    await eventually(() => visitor.hasFocus('header nav a', 'Contact')).toBe(true);
    await visitor.click('[data-reading-tools] button', 'Easy read');
    await eventually(() => visitor.isVisible('main button', 'Show the full page')).toBe(true);
  });
}

test.describe('where the scripts do not run', () => {
  test.use({ expectedErrors: [/.*/] });

  test('the prerendered Home stays readable, with its phone number', async ({ site, visitor }) => {
    site.breakConnections(/\/assets\/.*\.js$/);
    await visitor.openWithoutScripts();
    expect(await visitor.text('main h1')).toBe('Weaving Hope, Changing Lives');
    expect(await visitor.isVisible('footer a[href^="tel:"]')).toBe(true);
    expect(await visitor.horizontalOverflow()).toBe(0);
  });
});
