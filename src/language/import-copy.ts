import type { LanguageTag } from '@/content/languages';
import { copyFiles, type Part } from './copy-files';
import { type CopyOf, putTogether } from './copy-store';

/** Imports parts of the copy in any language, put together as in the current one. */
export async function importCopy<P extends Part>(
  tag: LanguageTag,
  parts: readonly Part[],
): Promise<CopyOf<P>> {
  const files = await Promise.all(parts.map((part) => copyFiles[tag][part]()));
  return putTogether(tag, files) as object as CopyOf<P>;
}
