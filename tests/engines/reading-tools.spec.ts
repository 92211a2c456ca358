import { expect } from 'playwright/test';
import { screens } from '../support/site';
import { installMockSpeech, localVoice } from '../support/speech';
import { test } from './support/test';
import { eventually } from './support/visitor';

test('Easy read and Read aloud', async ({ site, visitor }) => {
  const tool = '[data-reading-tools] button';
  site.addInitScript(installMockSpeech, [localVoice]);
  await visitor.open(screens.services);

  await test.step('Easy read replaces the screen with plain words, and back', async () => {
    await visitor.click('header button', 'Easy read');
    await visitor.expectVisible('main button', 'Show the full page');
    expect(await visitor.isVisible('main [role=tab]')).toBe(false);
    await visitor.click('main button', 'Show the full page');
    await visitor.expectVisible('main [role=tab]');
    await visitor.expectFocus('main h1');
  });

  await test.step('Read aloud highlights sentence by sentence, and leaves no highlight behind', async () => {
    const spoken = () => visitor.evaluate(() => window.mockSpeech.speaking() ?? '');
    const highlighted = () =>
      visitor.evaluate(() => {
        const mark = CSS.highlights.get('read-aloud');
        Object.assign(globalThis, { mark });
        return [...(mark ?? [])].map(String).join();
      });
    await visitor.click(tool, 'Read aloud');
    await eventually(spoken).toBe(await visitor.text('main h1'));
    const heading = await spoken();
    await eventually(highlighted).toBe(heading);

    await visitor.evaluate(() => window.mockSpeech.finish('end'));
    await eventually(highlighted).not.toBe(heading);
    await eventually(spoken).not.toBe('');
    expect(await highlighted()).toBe(await spoken());

    await visitor.click(tool, 'Stop');
    await eventually(() => visitor.evaluate(() => CSS.highlights.has('read-aloud'))).toBe(false);
    expect(await spoken()).toBe('');
    // WebKit keeps painting what is still in a highlight, even one that is deleted.
    expect(await visitor.evaluate(() => (Reflect.get(globalThis, 'mark') as Highlight).size)).toBe(0);
  });
});
