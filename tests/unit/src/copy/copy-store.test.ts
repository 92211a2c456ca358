import { expect, test, vi } from 'vitest';
import { pageCopy } from '@/copy/page';
import { screensCopy } from '@/copy/screens';
import { toolsCopy } from '@/copy/tools';
import { filledCopy } from '../../../support/filled-copy';

/** A store that has loaded nothing yet, and the files that it loads. */
async function newStore() {
  vi.resetModules();
  const { copyFiles } = await import('@/copy/copy-files');
  return { copyFiles, ...(await import('@/copy/copy-store')) };
}

type Store = Awaited<ReturnType<typeof newStore>>;

/** Lets the next English file of the screens wait, until the function that is returned is called. */
async function delayScreens(copyFiles: Store['copyFiles']) {
  const file = await copyFiles.en.screens();
  let arrive = () => {};
  vi.spyOn(copyFiles.en, 'screens').mockImplementationOnce(
    () => new Promise((resolve) => (arrive = () => resolve(file))),
  );
  return () => arrive();
}

const networkError = new Error('no network');

test('a switch while a part loads ends with that part in the new language, and never mixes two', async () => {
  const { copyFiles, currentCopy, loadCopy, onCopyChange, switchLanguage } = await newStore();
  await loadCopy('page');
  const seen: (string | undefined)[][] = [];
  onCopyChange(() => {
    const { header, notFound } = currentCopy(screensCopy);
    seen.push([header.menu, notFound?.home]);
  });
  const arrive = await delayScreens(copyFiles);
  const loaded = loadCopy('screens');
  const switched = switchLanguage('es');
  arrive();
  await Promise.all([loaded, switched]);
  const [page, screens] = [await copyFiles.es.page(), await copyFiles.es.screens()];
  expect(seen).toEqual([[filledCopy(page, page).header.menu, screens.notFound.home]]);
});

test('a part that arrives late takes nothing away from one that was asked for later', async () => {
  const { copyFiles, currentCopy, loadCopy } = await newStore();
  const arrive = await delayScreens(copyFiles);
  const screens = loadCopy('screens');
  await loadCopy('tools');
  arrive();
  await screens;
  expect(currentCopy(toolsCopy)).toMatchObject(filledCopy(await copyFiles.en.tools()));
});

test('of two switches in a row, the last one counts', async () => {
  const { currentCopy, loadCopy, switchLanguage } = await newStore();
  await loadCopy('page');
  await Promise.all([switchLanguage('es'), switchLanguage('en')]);
  expect(currentCopy(pageCopy).language.tag).toBe('en');
});

test('a switch that fails keeps the language, and the next one works', async () => {
  const { copyFiles, currentCopy, loadCopy, switchLanguage } = await newStore();
  await loadCopy('screens');
  vi.spyOn(copyFiles.es, 'screens').mockRejectedValueOnce(networkError);
  await expect(switchLanguage('es')).rejects.toBe(networkError);
  expect(currentCopy(pageCopy).language.tag).toBe('en');
  await loadCopy('tools');
  expect(currentCopy(pageCopy).language.tag).toBe('en');
  await switchLanguage('es');
  expect(currentCopy(pageCopy).language.tag).toBe('es');
});

test('a part that fails is tried again, and until then does not keep visitors from switching', async () => {
  const { copyFiles, currentCopy, loadCopy, switchLanguage } = await newStore();
  await loadCopy('page');
  vi.spyOn(copyFiles.en, 'screens').mockRejectedValueOnce(networkError);
  const spanish = vi.spyOn(copyFiles.es, 'screens').mockRejectedValueOnce(networkError);
  await expect(loadCopy('screens')).rejects.toBe(networkError);
  await switchLanguage('es');
  expect(spanish).not.toHaveBeenCalled();
  await expect(loadCopy('screens')).rejects.toBe(networkError);
  await loadCopy('screens');
  expect(currentCopy(screensCopy).notFound.home).toBe((await copyFiles.es.screens()).notFound.home);
});

test('a part brings only the copy that it builds on', async () => {
  const { copyFiles, loadCopy } = await newStore();
  const [tools, content] = [vi.spyOn(copyFiles.en, 'tools'), vi.spyOn(copyFiles.en, 'content')];
  await loadCopy('story');
  expect(tools).not.toHaveBeenCalled();
  await loadCopy('talk');
  expect(tools).toHaveBeenCalled();
  expect(content).not.toHaveBeenCalled();
  await loadCopy('kiosk');
  expect(content).toHaveBeenCalled();
});
