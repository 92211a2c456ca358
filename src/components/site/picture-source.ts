/** How an address that staff typed can be drawn. */
export type PictureSource =
  /** The bundled weave, which the screen draws itself. */
  | { kind: 'weave' }
  | { kind: 'picture'; source: string }
  /** Kept as typed, but not drawn. */
  | { kind: 'withheld'; reason: 'network' | 'unknown' };

const BUNDLED_WEAVE = 'weave.svg';

/**
 * Decides what is drawn for a picture's address. Any text is accepted and kept; only the bundled weave and
 * `data:image/` pictures are drawn, because the site makes no network requests (specification, section 7).
 */
export function pictureSource(address: string): PictureSource {
  const source = address.trim();
  if (source === '' || source === BUNDLED_WEAVE) return { kind: 'weave' };
  if (/^data:image\//i.test(source)) return { kind: 'picture', source };
  if (/^(https?|ftp):|^\/\//i.test(source)) return { kind: 'withheld', reason: 'network' };
  return { kind: 'withheld', reason: 'unknown' };
}
