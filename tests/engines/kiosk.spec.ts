import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { IDLE_SECONDS, WARNING_SECONDS } from '../support/kiosk';
import { type Screen, screens } from '../support/site';

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

const advanceClock = (visitor: Visitor, seconds: number) =>
  visitor.evaluate((time) => globalThis.skipSeconds(time), seconds);

async function openKiosk(visitor: Visitor, screen: Screen): Promise<void> {
  await visitor.open(screen, '?kiosk');
  await eventually(() => visitor.count('html[data-kiosk]')).toBe(1);
}

test.beforeEach(({ site }) => site.addInitScript(installSkipSeconds));

test('nothing leads off the site, and text cannot be selected except in fields', async ({ visitor }) => {
  await openKiosk(visitor, screens.contact);
  expect(await visitor.count('a[href^=http], a[href^=tel], a[href^=mailto]')).toBe(0);
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

test('buttons and links are at least 56 px high', async ({ visitor }) => {
  await openKiosk(visitor, screens.home);
  const low = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('header a, main button, .dock button')]
        .filter(
          (control) =>
            control.checkVisibility() && !control.closest('.sr-only') && !control.matches('.sr-only'),
        )
        .filter((control) => control.getBoundingClientRect().height < 56)
        .map((control) => control.textContent),
    );
  // The styles of the kiosk come with its code.
  await eventually(low).toEqual([]);
});

test('an idle kiosk warns, and any key continues the visit', async ({ visitor }) => {
  await openKiosk(visitor, screens.contact);
  await visitor.click('[name=firstName]');
  await visitor.type('Ada');
  await advanceClock(visitor, IDLE_SECONDS + 1);
  await eventually(() => visitor.isVisible('dialog[open]')).toBe(true);
  await eventually(() => visitor.hasFocus('dialog[open] button', 'I am still here')).toBe(true);
  await visitor.press('Shift');
  await eventually(() => visitor.count('dialog[open]')).toBe(0);
  expect(
    await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value),
  ).toBe('Ada');
});

test('a kiosk that nobody uses forgets the visit, rests, and wakes on a press', async ({ visitor }) => {
  await openKiosk(visitor, screens.contact);
  await visitor.click('[name=firstName]');
  await visitor.type('Ada');
  await advanceClock(visitor, IDLE_SECONDS + WARNING_SECONDS + 1);
  await eventually(() => visitor.isVisible('dialog[open]', 'Weaving Hope')).toBe(true);
  await visitor.click('dialog[open] button', 'Touch to begin');
  await eventually(() => visitor.count('dialog[open]')).toBe(0);
  await visitor.expectScreen('Home');
  await visitor.click('.dock button', 'Menu');
  await visitor.click('dialog[open] nav a', 'Contact');
  await visitor.expectScreen('Contact');
  await eventually(() =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value),
  ).toBe('');
});

test('the on-screen keyboard types where the caret is', async ({ visitor }) => {
  await openKiosk(visitor, screens.contact);
  await visitor.click('[name=email]');
  await eventually(() => visitor.isVisible('section[aria-label="On-screen keyboard"]')).toBe(true);
  for (const key of ['a', 'At sign', 'b', 'Delete', 'c']) {
    await visitor.click('.screen-keyboard button', key);
  }
  await eventually(() =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>('[name=email]')?.value),
  ).toBe('a@c');
  await visitor.click('.screen-keyboard button', 'Close keyboard');
  await eventually(() => visitor.isVisible('.screen-keyboard')).toBe(false);
});

test('staff open their panel with Ctrl+Shift+Q', async ({ visitor }) => {
  await openKiosk(visitor, screens.home);
  await visitor.press('Control+Shift+Q');
  await eventually(() => visitor.isVisible('dialog[open] h2', 'Staff')).toBe(true);
  await visitor.click('dialog[open] button', 'Content Management');
  await visitor.expectScreen('Content Management');
});
