import { isObject } from '@/lib/is-object';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';

/** Describes a thrown value in one line, empty if nothing can be said. Anything can be thrown, but this never throws. */
export function describeError(error: unknown): string {
  if (!isObject(error)) return textOf(error);
  try {
    const { name, message, status, statusText } = error;
    return textOf(message) || `${textOf(status)} ${textOf(statusText)}`.trim() || textOf(name);
  } catch {
    return '';
  }
}
