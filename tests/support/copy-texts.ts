/** What a language does not translate, by the end of its path: ids, addresses, and names of icons and pictures. */
const neutralKey =
  /(?:^|\.)(?:amount|contact|date|direction|fact|hash|href|icon|id|image|locale|path|pathname|picture|scene|screen|tag|timeZone|topic|value)$|(?:^|\.)(?:who|hard|meet)\.\d+$|(?:^|\.)spokenForms\.(?:compass|states|streets)\./;

/** A text of the copy and where it is, such as `home.mission.points.0`. */
export type Text = readonly [path: string, text: string];

/** Every text that people read in a module of `src/content`. */
export function textsOf(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return neutralKey.test(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path ? `${path}.${key}` : key));
}

/** Each line of every text in a value, except below the keys that a pattern matches. */
export function linesIn(value: unknown, hiddenKey: RegExp): string[] {
  if (typeof value === 'string') return value.split('\n');
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    hiddenKey.test(key) ? [] : linesIn(item, hiddenKey),
  );
}
