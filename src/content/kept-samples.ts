import { isSame } from '@/lib/is-same';
import { fromKeys, keysOf } from '@/lib/keys-of';
import type { Content, Stored, StoredItem } from './document';
import { type ListName, listNames, type SinglePart } from './fields';

/** The default content that a site still has: fields of its parts, and items of its lists. */
export type KeptSamples = { readonly [Part in SinglePart]: Partial<Stored<Part>> } & {
  readonly [List in ListName]: readonly StoredItem<List>[];
};

function sameFields<Values extends object>(values: Values, known: Values): Partial<Values> {
  const same: Partial<Values> = {};
  for (const name of keysOf(values)) if (isSame(values[name], known[name])) same[name] = values[name];
  return same;
}

/** Finds the default content that a site still has. The rest of it does not become part of the site. */
export function keptSamples(content: Content, defaults: Content): KeptSamples {
  const { foundation, mission, hero } = defaults;
  const lists = fromKeys(listNames, (list) => {
    const known: readonly object[] = defaults[list];
    return content[list].filter((item) => known.some((each) => isSame(item, each)));
  });
  return {
    foundation: sameFields(content.foundation, foundation),
    mission: sameFields(content.mission, mission),
    hero: sameFields(content.hero, hero),
    ...(lists as Pick<KeptSamples, ListName>),
  };
}
