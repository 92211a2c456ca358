/** The most characters of a name: a file system may allow no more than 255 bytes. */
const MAX_LENGTH = 40;

const accents = /[\u0300-\u036f]/g;

/**
 * Names the content file of a foundation, without an ending, such as `harbor-house-content`.
 *
 * @param foundation the foundation's name, in any script
 */
export function contentFileName(foundation: string): string {
  const letters = foundation.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();
  const short = [...letters].slice(0, MAX_LENGTH).join('');
  return [...(short.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []), 'content'].join('-');
}
