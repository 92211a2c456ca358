import type { SheetItem } from '@/features/sheet';

/** The address of an item in the site on the internet; `undefined` where the app does not know the site's address. */
export function itemAddress(_item: SheetItem): string | undefined {
  return undefined;
}
