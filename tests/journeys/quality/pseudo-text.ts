/** Addresses, paths and what programs read, which no translator touches. */
const untranslatedKeys = new Set('href path timeZone hours closedDays facebook instagram youtube'.split(' '));

/** Keys of identifiers. Some are keys of copy as well, but identifiers start with a lowercase letter. */
const identifierKeys = new Set('id icon picture contact screen category value who hard meet'.split(' '));

const isTranslated = (text: string, key: string): boolean =>
  !untranslatedKeys.has(key) && !(identifierKeys.has(key) && /^[a-z][\w-]*$/.test(text));

/** What stays the same inside a translated text: placeholders, e-mail addresses, account names, file names. */
const untranslatedPart = /\{\w+\}|\S*@\S+|weave\.svg|data:image\//;

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÀßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽáƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** Accents every letter, and repeats every third one, so that a text is about a third longer. */
function pseudoText(text: string): string {
  const parts = text.split(new RegExp(`(${untranslatedPart.source})`));
  // Not `map`, through which a test breaks a screen.
  return Array.from(parts, (part, index) => (index % 2 === 1 ? part : accentAndLengthen(part))).join('');
}

function accentAndLengthen(text: string): string {
  let letters = 0;
  return text.replace(/[A-Za-z]/g, (letter) => {
    letters += 1;
    const pseudo = accented[plain.indexOf(letter)] ?? letter;
    return letters % 3 === 0 ? pseudo + pseudo.toLowerCase() : pseudo;
  });
}

/** All texts of a value, or of what a function returns, in the pseudo-language with that locale. */
export function pseudoValue(value: unknown, key = '', locale = ''): unknown {
  if (key === 'locale') return locale;
  if (typeof value === 'string') return isTranslated(value, key) ? pseudoText(value) : value;
  if (typeof value === 'function') return (...args: unknown[]) => pseudoValue(value(...args), key, locale);
  if (Array.isArray(value)) return Array.from(value, (item) => pseudoValue(item, key, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, pseudoValue(item, name, locale)]),
  );
}
