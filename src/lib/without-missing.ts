/** Drops the missing items of a list: `withoutMissing([phone, fax && label(fax)])`. */
export const withoutMissing = <Item>(items: readonly (Item | undefined | false | '')[]): readonly Item[] =>
  items.filter((item): item is Item => item !== undefined && item !== false && item !== '');
