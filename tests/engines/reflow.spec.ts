import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { allScreens, type Screen, screens } from '../support/site';

/** The screens with the widest content; the others are for a full run. */
const widest: readonly Screen[] = [screens.programs, screens.contact, screens.admin];

test.describe('at 320 px nothing scrolls sideways', () => {
  test.use({ expectedErrors: [/no-such-page/] });

  for (const screen of allScreens) {
    const tag = widest.includes(screen) ? [] : '@full';

    test(`${screen.name}, also with text at 200% and wide spacing`, { tag }, async ({ visitor }) => {
      await visitor.resize(320, 640);
      await visitor.open(screen);
      expect(await visitor.horizontalOverflow()).toBe(0);
      await visitor.click('header button', 'Text and colors');
      await visitor.click('dialog[open] label', '200%');
      await visitor.click('dialog[open] label', 'Wide');
      await visitor.click('dialog[open] button', 'Close');
      await eventually(() => visitor.count('dialog[open]')).toBe(0);
      expect(await visitor.horizontalOverflow()).toBe(0);
    });
  }
});
