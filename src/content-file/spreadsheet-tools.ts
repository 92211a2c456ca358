import type { LanguageTag } from '@/content/languages';
import { copyFiles, offeredLanguages } from '@/copy';
import { lazyPart } from '@/lib/lazy-part';
import type { SheetCopy } from './spreadsheet';

const copyOf = async (tag: LanguageTag): Promise<SheetCopy> => ({
  ...(await copyFiles[tag].page()),
  ...(await copyFiles[tag].screens()),
  ...(await copyFiles[tag].content()),
});

/** What reads and writes spreadsheets, with the copy of all languages; fetched when it is needed. */
export const spreadsheetTools = lazyPart(async () => {
  const [tools, copies] = await Promise.all([
    import('./spreadsheet'),
    Promise.all(offeredLanguages.map(copyOf)),
  ]);
  return { default: { ...tools, copies } };
});
