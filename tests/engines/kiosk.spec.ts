import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { IDLE_SECONDS, WARNING_SECONDS } from '../support/kiosk';
import { screens } from '../support/site';

declare global {
  /** Moves the page's clocks ahead. Timers keep their own pace. */
  var skipSeconds: (seconds: number) => void;
}

/** Runs in the page. */
function installSkipSeconds(): void {
  let skipped = 0;
  const now = performance.now.bind(performance);
  const date = Date.now;
  performance.now = () => now() + skipped;
  Date.now = () => date() + skipped;
  globalThis.skipSeconds = (seconds) => {
    skipped += seconds * 1000;
  };
}

test.beforeEach(async ({ site, visitor }) => {
  site.addInitScript(installSkipSeconds);
  await visitor.open(screens.contact, '?kiosk');
  await eventually(() => visitor.count('[aria-label=Controls]')).toBe(1);
  // A section that is laid out, and enlarged, moves those below it.
  await eventually(() => visitor.count('.render-when-idle:not([data-rendered])')).toBe(0);
});

test('text cannot be selected except in fields', async ({ visitor }) => {
  const userSelect = (selector: string) =>
    visitor.evaluate((css) => {
      const element = document.querySelector(css);
      const style = element && getComputedStyle(element);
      // Safari supports only the prefixed property.
      return style?.getPropertyValue('user-select') || style?.getPropertyValue('-webkit-user-select');
    }, selector);
  expect(await userSelect('html')).toBe('none');
  expect(await userSelect('[name=firstName]')).toBe('text');
});

test('an idle kiosk warns, goes on with any key, and else forgets, rests and wakes', async ({ visitor }) => {
  const skip = (seconds: number) => visitor.evaluate((time) => skipSeconds(time), seconds);
  await visitor.click('[name=firstName]');
  await visitor.type('Ada');
  await skip(IDLE_SECONDS + 1);
  await eventually(() => visitor.hasFocus('dialog[open] button', 'I am still here')).toBe(true);
  await visitor.press('Shift');
  await eventually(() => visitor.count('dialog[open]')).toBe(0);
  expect(await visitor.value('[name=firstName]')).toBe('Ada');

  await skip(IDLE_SECONDS + WARNING_SECONDS + 1);
  await visitor.click('dialog[open] button', 'Touch to begin English');
  await eventually(() => visitor.count('dialog[open]')).toBe(0);
  await visitor.expectScreen('Home');
  await visitor.click('.dock button', 'Menu');
  await visitor.click('dialog[open] nav a', 'Contact');
  await visitor.expectScreen('Contact');
  await eventually(() => visitor.value('[name=firstName]')).toBe('');
});

test('the on-screen keyboard types where the caret is', async ({ visitor }) => {
  await visitor.click('[name=email]');
  for (const key of ['a', 'At sign', 'b', 'Delete', 'c']) {
    await visitor.click('.screen-keyboard button', key);
  }
  await eventually(() => visitor.value('[name=email]')).toBe('a@c');
  await visitor.click('.screen-keyboard button', 'Close keyboard');
  await eventually(() => visitor.isVisible('.screen-keyboard')).toBe(false);
});
