import type { LanguageTag } from '@/content/languages';
import type { Samples } from '@/content-file/write-content-file';
import { copyFiles } from '@/language';
import { lazyPart } from '@/lib/lazy-part';

async function samplesInAllLanguages(): Promise<Samples> {
  const tags = Object.keys(copyFiles) as LanguageTag[];
  const files = await Promise.all(tags.map((tag) => copyFiles[tag].page()));
  return Object.fromEntries(files.map(({ sampleContent }, index) => [tags[index], sampleContent])) as Samples;
}

/** What reads and writes content files, with the samples of all languages; fetched when Content Management opens. */
export const contentFileTools = lazyPart(async () => {
  const [tools, samples] = await Promise.all([import('@/content-file'), samplesInAllLanguages()]);
  return { default: { ...tools, samples } };
});
