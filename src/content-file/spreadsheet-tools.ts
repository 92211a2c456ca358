import { copyFiles, offeredLanguages } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import type { SheetCopy } from './sheet-columns';

async function copyOfEach(): Promise<SheetCopy[]> {
  return Promise.all(
    offeredLanguages.map(async (tag) => ({
      ...(await copyFiles[tag].screens()),
      ...(await copyFiles[tag].content()),
    })),
  );
}

/** What reads and writes spreadsheets, with the copy of all languages; fetched when it is needed. */
export const spreadsheetTools = lazyPart(async () => {
  const [tools, copies] = await Promise.all([import('./spreadsheet'), copyOfEach()]);
  return { default: { ...tools, copies } };
});
