import { isSame } from '@/lib/is-same';
import { keysOf } from '@/lib/keys-of';
import type { Content, Stored, StoredItem } from './document';
import { fields, isSinglePart, type ListName, listNames, type SinglePart } from './fields';

/** The default content that a site still has: some fields of a part, some items of a list. */
export type KeptSamples = { readonly [Part in SinglePart]: Partial<Stored<Part>> } & {
  readonly [List in ListName]: readonly StoredItem<List>[];
};

/** Finds the default content that a site still has. A site of another foundation keeps nothing else of it. */
export function keptSamples(content: Content, defaults: Content): KeptSamples {
  const ofParts = keysOf(fields)
    .filter(isSinglePart)
    .map((part) => {
      const known: Readonly<Record<string, unknown>> = { ...defaults[part] };
      return [
        part,
        Object.fromEntries(
          Object.entries(content[part]).filter(([name, value]) => isSame(value, known[name])),
        ),
      ];
    });
  const ofLists = listNames.map((list) => {
    const known: readonly { readonly id: number }[] = defaults[list];
    const items: readonly { readonly id: number }[] = content[list];
    return [list, items.filter((item) => known.some((each) => isSame(item, each)))];
  });
  return Object.fromEntries([...ofParts, ...ofLists]);
}
