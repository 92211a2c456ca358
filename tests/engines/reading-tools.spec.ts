import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
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

test('Easy read stays on for the next screen', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click(tool, 'Easy read');
  await eventually(() => visitor.isVisible('main button', 'Show the full page')).toBe(true);
  await visitor.click('header nav a', 'About us');
  await visitor.expectScreen('About');
  await eventually(() => visitor.isVisible('main button', 'Show the full page')).toBe(true);
});

test.describe('Read aloud', () => {
  test.beforeEach(async ({ site, visitor }) => {
    site.addInitScript(installMockSpeech, [localVoice]);
    await visitor.open(screens.home);
    await visitor.click(tool, 'Read aloud');
    await eventually(() => spoken(visitor)).toContain('Weaving Hope');
  });

  const spoken = (visitor: Visitor) => visitor.evaluate(() => window.mockSpeech.speaking() ?? '');

  test('starts with the heading, and goes on sentence by sentence', async ({ visitor }) => {
    const first = await spoken(visitor);
    await visitor.evaluate(() => window.mockSpeech.finish('end'));
    await eventually(() => spoken(visitor)).not.toBe(first);
    expect(await spoken(visitor)).not.toBe('');
  });

  test('highlights what it reads, and leaves no highlight behind', async ({ visitor }) => {
    await eventually(() => visitor.evaluate(() => CSS.highlights.has('read-aloud'))).toBe(true);
    const highlighted = await visitor.evaluate(() => {
      const mark = CSS.highlights.get('read-aloud');
      Object.assign(globalThis, { mark });
      return [...(mark ?? [])].map(String).join();
    });
    expect(highlighted).toBe(await spoken(visitor));
    await visitor.click(tool, 'Stop');
    await eventually(() => visitor.evaluate(() => CSS.highlights.has('read-aloud'))).toBe(false);
    // WebKit keeps painting what is still in a highlight, even one that is deleted.
    expect(await visitor.evaluate(() => (Reflect.get(globalThis, 'mark') as Highlight).size)).toBe(0);
  });

  test('stops when told to', { tag: '@full' }, async ({ visitor }) => {
    await visitor.click(tool, 'Stop');
    await eventually(() => spoken(visitor)).toBe('');
    await eventually(() => visitor.isVisible(tool, 'Stop')).toBe(false);
  });
});
