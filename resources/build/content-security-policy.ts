import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Formats the site's content security policy: the page may load the bundle's own files and nothing else.
 *
 * @param scripts hashes of inline scripts, such as `'sha256-…'`
 * @param styles hashes of styles that are inline in the page or that libraries insert into it
 */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  styles: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** sonner inserts its style sheet by script, as one `__insertCSS("…")` call in its module. */
function sonnerStyleSheet(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const literal = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)?.[1];
  if (!literal) throw new Error('The style sheet of sonner was not found, so its hash cannot be computed.');
  return JSON.parse(literal);
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts and styles that the build wrote into a page. */
interface InlineCode {
  readonly scripts: string[];
  readonly styles: string[];
}

/** The policy of a page with that inline code. */
export function policyFor({ scripts, styles }: InlineCode): string {
  // sonner inserts its element empty and fills it afterwards, so both states need a hash.
  const allStyles = [...styles, '', sonnerStyleSheet()];
  return contentSecurityPolicy(scripts.map(hash), allStyles.map(hash));
}

/** Collects the inline code of each page from the plug-ins that write it. */
export interface InlineCodeList {
  /** The code of the page at an address, such as `/es/index.html`. */
  of(address: string): InlineCode;
}

/** Creates the list that the plug-ins of one build share. */
export function inlineCodeList(): InlineCodeList {
  const pages = new Map<string, InlineCode>();
  return {
    of(address) {
      const code = pages.get(address) ?? { scripts: [], styles: [] };
      pages.set(address, code);
      return code;
    },
  };
}

/**
 * Writes the content security policy into the built page, with the hashes of what the build itself wrote inline. It never looks
 * at the page: markup that a text smuggled in must not be allowed. The desktop app reads the policy from the page for its header
 * (electron/main/site/page-policy.ts). The dev server goes without, because its hot reload needs inline scripts and a socket.
 */
export function contentSecurityPolicyMeta(inlineCode: InlineCodeList): Plugin {
  return {
    name: 'content-security-policy-meta',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => {
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(inlineCode.of(path))}" />`;
        // After the encoding, which must be within the first 1024 bytes, and before everything that the policy governs.
        return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${meta}`);
      },
    },
  };
}
