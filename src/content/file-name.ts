import { removeAccents } from '@/lib/remove-accents';

/** The most characters of a name: a file system may allow no more than 255 bytes. */
const MAX_LENGTH = 40;

/** Turns the name of a foundation into one for files, such as `harbor-house`. */
export function foundationFileName(foundation: string): string {
  const letters = removeAccents(foundation).toLowerCase();
  const short = [...letters].slice(0, MAX_LENGTH).join('');
  return (short.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}

/** Returns the name of a foundation's content file, without its extension: `harbor-house-content`. */
export function contentFileName(foundation: string): string {
  return [foundationFileName(foundation), 'content'].filter(Boolean).join('-');
}
