import type { SheetItem } from './sheet-state';

/** The most items that one page has room for. */
export const MAX_ITEMS = 6;

/** Whether every sheet has it anyway: the crisis line and the opening hours. */
export function isOnEverySheet({ kind, id }: SheetItem): boolean {
  return kind === 'contact' && (id === 'lifebuoy' || id === 'clock');
}

/** Whether two references mean the same item. */
export function isSameItem(one: SheetItem, other: SheetItem): boolean {
  return one.kind === other.kind && one.id === other.id;
}
