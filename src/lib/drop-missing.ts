/** Drops the missing items of a list: `dropMissing([phone, fax && label(fax)])`. */
export const dropMissing = <Item>(items: readonly (Item | undefined | false | '')[]): readonly Item[] =>
  items.filter((item): item is Item => item !== undefined && item !== false && item !== '');
