import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { screens } from '../support/site';
import { installMockSpeech, localVoice } from '../support/speech';

const tool = '[data-reading-tools] button';

test('Easy read replaces the screen with plain words, and back', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click(tool, 'Easy read');
  await eventually(() => visitor.isVisible('main button', 'Show the full page')).toBe(true);
  expect(await visitor.isVisible('main [role=tab]')).toBe(false);
  await visitor.click('main button', 'Show the full page');
  await eventually(() => visitor.isVisible('main [role=tab]')).toBe(true);
  await eventually(() => visitor.hasFocus('main h1')).toBe(true);
});

test('Read aloud highlights sentence by sentence, and leaves no highlight behind', async ({
  site,
  visitor,
}) => {
  const spoken = () => visitor.evaluate(() => window.mockSpeech.speaking() ?? '');
  const highlighted = () =>
    visitor.evaluate(() => {
      const mark = CSS.highlights.get('read-aloud');
      Object.assign(globalThis, { mark });
      return [...(mark ?? [])].map(String).join();
    });
  site.addInitScript(installMockSpeech, [localVoice]);
  await visitor.open(screens.home);
  await visitor.click(tool, 'Read aloud');
  await eventually(spoken).toContain('Weaving Hope');
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
