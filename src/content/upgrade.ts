import { isEqual } from '@/lib/is-equal';
import { isObject } from '@/lib/is-object';
import { keysOf } from '@/lib/keys-of';
import type { Content, Values } from './document';
import { easyFields } from './easy-fields';
import { type ContentPart, fields, listNames, missionLists, offerNames } from './fields';
import { finderQuestions } from './finder-rules';
import { languages } from './languages';
import { textInLanguage } from './localize';

/** Whether two values show the same in every language. */
function showsSame(one: unknown, other: unknown): boolean {
  const tags = keysOf(languages);
  const shown = (value: unknown) => tags.map((tag) => textInLanguage(value, tag).value);
  return isEqual(shown(one), shown(other));
}

/** The parts that files of version 1 lack, and later files without a foundation. They stay as the site has them. */
function fromVersion1(file: Values, site: Partial<Content>): Values {
  if (file.foundation) return file;
  const kept = listNames.filter((list) => offerNames.some((offer) => offer === list) || !file[list]);
  return {
    ...Object.fromEntries(kept.map((list) => [list, site[list]])),
    ...file,
    foundation: site.foundation,
  };
}

/** Copies the site's easy words to a part or an item with the same text. */
function withEasyWords(part: ContentPart, values: Values, ofSite: Values | undefined): Values {
  if (!ofSite) return values;
  const texts = Object.values(easyFields)
    .flat()
    .filter((text) => text in values && text in fields[part]);
  if (!texts.every((text) => showsSame(values[text], ofSite[text]))) return values;
  const easy = Object.keys(easyFields).filter((name) => name in ofSite && !(name in values));
  return { ...values, ...Object.fromEntries(easy.map((name) => [name, ofSite[name]])) };
}

/** Adds what version 2 could omit from the site: mission lists, finder answers, and easy words of unchanged texts. */
function fromVersion2(file: Values, site: Partial<Content>): Values {
  const upgraded: Record<string, unknown> = {
    mission: site.mission,
    ...Object.fromEntries(missionLists.map((list) => [list, site[list]])),
    ...file,
  };
  for (const part of ['foundation', 'hero'] as const) {
    const values = file[part];
    if (!isObject(values)) continue;
    const kept = part === 'foundation' && { papers: site.foundation?.papers };
    upgraded[part] = { ...kept, ...withEasyWords(part, values, { ...site[part] }) };
  }
  for (const list of listNames) {
    const items = file[list];
    if (!Array.isArray(items)) continue;
    const byId = new Map<unknown, Values>((site[list] ?? []).map((item) => [item.id, { ...item }]));
    upgraded[list] = items.map((item: unknown) => {
      if (!isObject(item)) return item;
      const ofSite = byId.get(item.id);
      const hasSiteTitle = list === 'services' && showsSame(item.title, ofSite?.title);
      const missing = hasSiteTitle ? finderQuestions.filter((name) => !(name in item)) : [];
      const answers = Object.fromEntries(missing.map((name) => [name, ofSite?.[name]]));
      return withEasyWords(list, { ...item, ...answers }, ofSite);
    });
  }
  return upgraded;
}

/** Upgrades a file of an older version, before it is validated. Takes missing facts from the site, if there is one. */
export function upgradeFile(file: Values, site: Partial<Content> | undefined): Values {
  if (Number(file.version) >= 3) return file;
  return { ...(site ? fromVersion2(fromVersion1(file, site), site) : file), version: 3 };
}
