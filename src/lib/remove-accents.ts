/** Matches an accent that is a character of its own. The vowel signs of other scripts do not count as accents. */
export const accentPattern = '[\\u0300-\\u036f]';

const accents = new RegExp(accentPattern, 'g');

/** Leaves out the accents of a text, such as those of `ñandú`. */
export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(accents, '').normalize('NFC');
