import type { LanguageTag } from '@/content/languages';
import { copyFiles } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import type { Samples } from './write-content-file';

async function samplesInAllLanguages(): Promise<Samples> {
  const tags = Object.keys(copyFiles) as LanguageTag[];
  const files = await Promise.all(tags.map((tag) => copyFiles[tag].tools()));
  return Object.fromEntries(files.map(({ sampleContent }, index) => [tags[index], sampleContent])) as Samples;
}

/** What reads and writes content files, with the samples of all languages; fetched when they are needed. */
export const contentFileTools = lazyPart(async () => {
  const [tools, samples] = await Promise.all([import('./index'), samplesInAllLanguages()]);
  return { default: { ...tools, samples } };
});
