import { expect, test, vi } from 'vitest';
import { content } from '../../../../support/filled-copy';

/** A store of its own, with the content of each language that a test lets arrive. */
async function newStore() {
  vi.resetModules();
  return { ...(await import('@/content/store/content-store')), ...(await import('@/copy')) };
}

test('content and copy change together, once the content has arrived', async () => {
  const { currentCopy, onContentChange, switchLanguage } = await newStore();
  const { sharedCopy } = await import('@/copy/shared');
  const now = () => currentCopy(sharedCopy);
  expect(now).toThrow();
  await switchLanguage('en');
  const shown: unknown[] = [];
  onContentChange(() => shown.push([now().language.tag, now().foundation.about]));
  await switchLanguage('es');
  expect(shown).toEqual([['es', content.es.foundation.about]]);
});

test('the last of several switches counts', async () => {
  const { currentCopy, switchLanguage } = await newStore();
  const { sharedCopy } = await import('@/copy/shared');
  await Promise.all([switchLanguage('es'), switchLanguage('en')]);
  expect(currentCopy(sharedCopy).language.tag).toBe('en');
});
