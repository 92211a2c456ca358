import type { OfferedItem } from '@/components/site/item-action';

/** The most items that one page has room for. */
export const MAX_ITEMS = 6;

/** Whether every page has it anyway: the crisis line and the opening hours. */
export function isOnEveryPage({ kind, id }: OfferedItem): boolean {
  return kind === 'contact' && (id === 'crisisLine' || id === 'openingHours');
}

/** Whether two references mean the same item. */
export function isSameItem(one: OfferedItem, other: OfferedItem): boolean {
  return one.kind === other.kind && one.id === other.id;
}
