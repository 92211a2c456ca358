import { createHash } from 'node:crypto';

interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The style sheet that sonner inserts by script, into an element that is empty at first. A test compares both. */
export const sonnerStyles = [hash(''), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

/** Formats the content security policy of a page, which may only load the site's own files and run its own inline code. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hash)].join(' '),
    ["style-src 'self'", ...styles.map(hash), ...sonnerStyles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
