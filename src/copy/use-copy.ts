import { readStore, useStore } from '@/content/store/content-store';
import type { CopySet, FromFacts } from './copy-set';
import { type SharedCopy, sharedCopy } from './shared';

/** Returns a set of copy in the current language, for code outside components, which must read it each time. */
export function currentCopy<File extends object>(set: CopySet<File>): FromFacts<File> {
  const { content, tag } = readStore();
  return set.of(content, tag);
}

export function useCopy(): SharedCopy;
export function useCopy<File extends object>(set: CopySet<File>): FromFacts<File>;
/** Returns a set of copy in the current language, by default every screen's. A script that imports a set loads its copy. */
export function useCopy(set: CopySet<object> = sharedCopy): object {
  const { content, tag } = useStore();
  return set.of(content, tag);
}
