import { easyFields } from '@/content/easy-fields';
import { fromFacts } from '@/copy/copy-set';
import type { EasyLine } from '@/copy/tools';
import { content, facts } from '../support/filled-copy';

/** What a language does not translate, by the end of its path: ids, addresses, and names of icons and pictures. */
const neutralKey =
  /(?:^|\.)(?:amount|contact|date|direction|fact|hash|href|icon|id|image|locale|path|pathname|picture|scene|screen|tag|timeZone|topic|value)$|(?:^|\.)(?:who|hard|meet)\.\d+$|(?:^|\.)spokenForms\.streets\./;

/** The modules of `src/content` in their languages, as people read them, by their paths; and the default content. */
export function readableModules(modules: Readonly<Record<string, object>>): Record<string, object> {
  const read = Object.entries(modules).map(([path, module]) => {
    const tag = path.startsWith('/src/copy/es/') ? 'es' : 'en';
    return [path, fromFacts(module, facts[tag])];
  });
  return {
    ...Object.fromEntries(read),
    '/src/copy/en/default-content': { content: content.en },
    '/src/copy/es/default-content': { content: content.es },
  };
}

/** A text of the copy and where it is, such as `home.mission.points.0`. */
export type Text = readonly [path: string, text: string];

/** The name of a picture before a line of Easy read, and those that a hint names. */
const pictureName = /^\(\w+\) |\((?:phone|family)\)/gm;

/** Every text that people read in a module of `src/content`. */
export function segmentsOf(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return neutralKey.test(path) ? [] : [[path, value.replace(pictureName, '')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => segmentsOf(item, path ? `${path}.${key}` : key));
}

/** Each line of every text in a value, except below the keys that a pattern matches. */
export function linesIn(value: unknown, hiddenKey: RegExp): string[] {
  if (typeof value === 'string') return value.replace(pictureName, '').split('\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    hiddenKey.test(key) ? [] : linesIn(item, hiddenKey),
  );
}

/** What content has for Easy read itself: names, and lines with their pictures. */
export function easyCopyIn(content: object): { titles: string[]; lines: EasyLine[] } {
  const found: ReturnType<typeof easyCopyIn> = { titles: [], lines: [] };
  for (const [field, value] of Object.entries(content)) {
    if (typeof value === 'object' && value !== null) {
      const { titles, lines } = easyCopyIn(value);
      found.titles.push(...titles);
      found.lines.push(...lines);
    } else if (field === 'easyTitle') found.titles.push(value);
    else if (Object.hasOwn(easyFields, field)) {
      for (const line of String(value).split('\n')) {
        const [, picture, text = line] = /^\((\w+)\) (.*)$/.exec(line) ?? [];
        found.lines.push({ ...(picture && { picture }), text });
      }
    }
  }
  return found;
}
