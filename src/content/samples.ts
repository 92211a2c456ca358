import { keysOf } from '@/lib/keys-of';
import type { Content, Stored, StoredItem } from './document';
import { fields, isSinglePart, type ListName, listNames, type SinglePart } from './fields';

/** What a site still has of the default content: of a part some fields, of a list some items. */
export type Samples = { readonly [Part in SinglePart]: Partial<Stored<Part>> } & {
  readonly [List in ListName]: readonly StoredItem<List>[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a site still has of the default content. A site of another foundation has nothing else of that. */
export function samplesIn(content: Content, defaults: Content): Samples {
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
