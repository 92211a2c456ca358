import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from '../../electron/main/security-policy';

/** sonner inserts its style sheet by script, as one `__insertCSS("…")` call in its module. */
function sonnerStyleSheet(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const literal = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)?.[1];
  if (!literal) throw new Error('The style sheet of sonner was not found, so its hash cannot be computed.');
  return JSON.parse(literal);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The sources that let libraries insert their style elements; the page's policy and the app's header both need them.
 *
 * @throws when sonner no longer carries its style sheet where its hash can be computed
 */
export function styleHashes(): string[] {
  // The element is inserted empty and filled afterwards, so that both states need a hash.
  return [hashSource(''), hashSource(sonnerStyleSheet())];
}

/**
 * Writes the content security policy into the built page. The dev server does without, since its hot reload
 * needs inline scripts and a socket.
 */
export function contentSecurityPolicyMeta(): Plugin {
  return {
    name: 'content-security-policy-meta',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content: contentSecurityPolicy(styleHashes()),
          },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
