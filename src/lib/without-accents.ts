/** Matches an accent that is a character of its own. The vowel signs of other scripts do not count as accents. */
export const accent = '[\\u0300-\\u036f]';

const accents = new RegExp(accent, 'g');

/** Leaves out the accents of a text, such as those of `ñandú`. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(accents, '').normalize('NFC');
