import { expect } from 'playwright/test';
import { screens } from '../support/site';
import { test } from './support/test';

test('a dialog takes the focus, keeps it, and returns it on Escape', async ({ visitor }) => {
  const dialog = 'dialog[open]';
  const button = ['header button', 'Text and colors'] as const;
  await visitor.open(screens.home);
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
