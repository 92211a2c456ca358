import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from './content-security-policy';

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

function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text);
}

/**
 * Writes the content security policy into the built page, with the hashes of everything inline in it. The desktop app
 * reads it from there for its header (electron/main/site/page-policy.ts). The dev server goes without, because its hot
 * reload needs inline scripts and a socket.
 */
export function contentSecurityPolicyMeta(): Plugin {
  return {
    name: 'content-security-policy-meta',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        // sonner inserts its element empty and fills it afterwards, so both states need a hash.
        const styles = [...inlineTexts(html, 'style'), '', sonnerStyleSheet()];
        const policy = contentSecurityPolicy({
          scripts: inlineTexts(html, 'script').map(hashSource),
          styles: styles.map(hashSource),
        });
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
        // After the encoding, which must be within the first 1024 bytes, and before everything that the policy governs.
        return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${meta}`);
      },
    },
  };
}
