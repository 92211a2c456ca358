import { expect } from 'playwright/test';
import { screens } from '../support/site';
import { test } from './support/test';
import { eventually } from './support/visitor';

// Firefox lays out sections that come into view after it has told of the page's size, and tells of the new one a frame later.
test.use({ expectedErrors: [/^error: ResizeObserver loop completed with undelivered notifications/] });

// What no engine does in another way, such as the idle timer: the journeys.
test('a kiosk has a keyboard of its own, and lets text be selected in fields alone', async ({ visitor }) => {
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
});
