import type { LanguageTag } from '@/content/languages';
import { copyFiles, offeredLanguages } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import type { SheetCopy } from './spreadsheet';
import type { Samples } from './write-content-file';

async function samplesInAllLanguages(): Promise<Samples> {
  const tags = Object.keys(copyFiles) as LanguageTag[];
  const files = await Promise.all(tags.map((tag) => copyFiles[tag].tools()));
  return Object.fromEntries(files.map(({ sampleContent }, index) => [tags[index], sampleContent])) as Samples;
}

const copyOf = async (tag: LanguageTag): Promise<SheetCopy> => ({
  ...(await copyFiles[tag].page()),
  ...(await copyFiles[tag].screens()),
  ...(await copyFiles[tag].content()),
});

/** What reads and writes content files, with the samples of all languages; fetched when they are needed. */
export const contentFileTools = lazyPart(async () => {
  const [tools, samples] = await Promise.all([import('./index'), samplesInAllLanguages()]);
  return { default: { ...tools, samples } };
});

/** What reads and writes spreadsheets, with the copy of all languages; fetched when it is needed. */
export const spreadsheetTools = lazyPart(async () => {
  const [tools, copies] = await Promise.all([
    import('./spreadsheet'),
    Promise.all(offeredLanguages.map(copyOf)),
  ]);
  return { default: { ...tools, copies } };
});
