import { offeredLanguages } from '@/copy';
import { contentCopy } from '@/copy/content';
import { lazyModule } from '@/lib/lazy-module';
import type { SheetCopy } from './spreadsheet';

const copies: readonly SheetCopy[] = offeredLanguages.map((tag) => contentCopy.files[tag]);

/** Reads and writes spreadsheets, with the copy of all languages; fetched when it is needed. */
export const spreadsheetTools = lazyModule(async () => ({
  default: { ...(await import('./spreadsheet')), copies },
}));
