import { expect } from 'playwright/test';
import { IDLE_SECONDS, WARNING_SECONDS } from '../support/kiosk';
import { screens } from '../support/site';
import { test } from './support/test';
import { eventually } from './support/visitor';

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

// Firefox lays out sections that come into view after it has told of the page's size, and tells of the new one a frame later.
test.use({ expectedErrors: [/^error: ResizeObserver loop completed with undelivered notifications/] });

test('a kiosk has its own keyboard, and warns, forgets, rests and wakes', async ({ site, visitor }) => {
  site.addInitScript(installSkipSeconds);
  await visitor.open(screens.contact, '?kiosk');
  await eventually(() => visitor.count('[aria-label=Controls]')).toBe(1);
  // A section that is laid out, and enlarged, moves those below it.
  await visitor.expectAllRendered();

  await test.step('text cannot be selected except in fields', async () => {
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

  await test.step('the on-screen keyboard types where the caret is', async () => {
    await visitor.click('[name=email]');
    for (const key of ['a', 'At sign', 'b', 'Delete', 'c'])
      await visitor.click('.screen-keyboard button', key);
    await eventually(() => visitor.value('[name=email]')).toBe('a@c');
    await visitor.click('.screen-keyboard button', 'Close keyboard');
    await eventually(() => visitor.isVisible('.screen-keyboard')).toBe(false);
  });

  const skip = (seconds: number) => visitor.evaluate((time) => skipSeconds(time), seconds);
  await test.step('any key goes on after the warning', async () => {
    await skip(IDLE_SECONDS + 1);
    await visitor.expectFocus('dialog[open] button', 'I am still here');
    await visitor.press('Shift');
    await visitor.expectNone('dialog[open]');
    expect(await visitor.value('[name=email]')).toBe('a@c');
  });

  await test.step('without one, it forgets and rests until somebody begins', async () => {
    await skip(IDLE_SECONDS + WARNING_SECONDS + 1);
    await visitor.click('dialog[open] button', 'Touch to begin English');
    await visitor.expectNone('dialog[open]');
    await visitor.expectScreen('Home');
    await visitor.click('.dock button', 'Menu');
    await visitor.click('dialog[open] nav a', 'Contact');
    await visitor.expectScreen('Contact');
    await eventually(() => visitor.value('[name=email]')).toBe('');
  });
});
