import { isEqual } from '@/lib/is-equal';
import { keysOf, mapKeys } from '@/lib/keys-of';
import type { Content, Stored, StoredItem } from './document';
import { type ListName, listNames, type SinglePart } from './fields';

/** The default content that a site still uses: fields of its parts, and items of its lists. */
export type RemainingSamples = { readonly [Part in SinglePart]: Partial<Stored<Part>> } & {
  readonly [List in ListName]: readonly StoredItem<List>[];
};

function sameFields<Values extends object>(values: Values, known: Values): Partial<Values> {
  const same: Partial<Values> = {};
  for (const name of keysOf(values)) if (isEqual(values[name], known[name])) same[name] = values[name];
  return same;
}

/** Finds the default content that a site still uses. Only that becomes part of the site. */
export function remainingSamples(content: Content, defaults: Content): RemainingSamples {
  const { foundation, mission, hero } = defaults;
  const lists = mapKeys(listNames, (list) => {
    const known: readonly object[] = defaults[list];
    return content[list].filter((item) => known.some((each) => isEqual(item, each)));
  });
  return {
    foundation: sameFields(content.foundation, foundation),
    mission: sameFields(content.mission, mission),
    hero: sameFields(content.hero, hero),
    ...(lists as Pick<RemainingSamples, ListName>),
  };
}
