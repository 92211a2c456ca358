/** Where a text was found in another, as offsets. */
export interface TextMatch {
  start: number;
  end: number;
}

const sameAs: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** Leaves out case and accents, and what a keyboard has only one key for. Each offset stays the same. */
function fold(text: string): string {
  return text.replace(/\P{ASCII}|[A-Z]/gu, (character) => {
    const folded = sameAs[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return folded.length === character.length ? folded : character;
  });
}

/** Finds a text as a person means it: in any case, with or without accents, however its words are spaced. */
export function textMatches(text: string, wanted: string): TextMatch[] {
  const words = fold(wanted.normalize('NFC')).trim();
  if (!words) return [];
  const pattern = words
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('\\s+');
  return [...fold(text).matchAll(new RegExp(pattern, 'gu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
