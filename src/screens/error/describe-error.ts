import { isObject } from '@/lib/is-object';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';

/**
 * Describes a thrown value in one line: the message of an error, a status such as `404 Not Found`, or the text itself.
 * Anything can be thrown, so this function never throws.
 *
 * @returns an empty string if nothing can be said
 */
export function describeError(error: unknown): string {
  if (!isObject(error)) return textOf(error);
  try {
    const { name, message, status, statusText } = error;
    return textOf(message) || `${textOf(status)} ${textOf(statusText)}`.trim() || textOf(name);
  } catch {
    return '';
  }
}
