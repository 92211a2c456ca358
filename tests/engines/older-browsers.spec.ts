import { test } from '../support/engines/test';
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

for (const [name, takeAway] of Object.entries(browsers)) {
  // Another screen and back uses most of what the site needs of a browser.
  test(`the site works in browsers ${name}`, async ({ site, visitor }) => {
    site.addInitScript(takeAway);
    await visitor.open(screens.home);
    for (const screen of ['Services', 'About', 'Contact']) {
      await visitor.click('header nav a', screen);
      await visitor.expectScreen(screen);
      await visitor.expectFocus('main h1');
    }
    await visitor.back();
    await visitor.expectScreen('About');
    await visitor.expectFocus('header nav a', 'Contact');
    await visitor.click('header button', 'Easy read');
    await visitor.expectVisible('main button', 'Show the full page');
  });
}
