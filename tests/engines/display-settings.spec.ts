import { expect } from 'playwright/test';
import { backgrounds } from '../support/display-settings';
import { screens } from '../support/site';
import { test } from './support/test';
import { eventually } from './support/visitor';

test('colors change in a dialog that keeps the focus, and on the next screen', async ({ visitor }) => {
  const dialog = 'dialog[open]';
  const button = ['header button', 'Text and colors'] as const;
  const choose = (choice: string) => visitor.click(`${dialog} label`, choice);
  await visitor.open(screens.home);

  await test.step('the dialog takes the focus, keeps it, and returns it on Escape', async () => {
    await visitor.click(...button);
    await visitor.expectFocus(`${dialog} *`);
    for (let stop = 0; stop < 8; stop += 1) {
      await visitor.press('Tab');
      expect(await visitor.count(':is(header, main, footer) :focus')).toBe(0);
    }
    await visitor.press('Escape');
    await visitor.expectNone(dialog);
    await visitor.expectFocus(...button);
  });

  await test.step('the colors change, also on the next screen', async () => {
    const background = () => visitor.style('html', 'background-color');
    await visitor.click(...button);
    await choose('Dark');
    await eventually(background).toBe(backgrounds.dark);
    await visitor.click(`${dialog} button`, 'Close');
    await visitor.click('header nav a', 'About');
    await visitor.expectScreen('About');
    expect(await background()).toBe(backgrounds.dark);
  });
});
