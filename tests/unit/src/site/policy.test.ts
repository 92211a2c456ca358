import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { contentSecurityPolicy, sonnerStyles } from '@/site/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the site’s own files and the inline code of the page, and nothing else', () => {
  expect(contentSecurityPolicy({ scripts: ['start()'], styles: [':root{}'] })).toBe(
    `default-src 'none'; script-src 'self' ${hash('start()')}; style-src 'self' ${hash(':root{}')} ${sonnerStyles.join(' ')}; ` +
      "img-src 'self' data:; font-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'",
  );
});

test('the styles that sonner inserts are those that the policy allows', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [, literal = ''] = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/) ?? [];
  expect(sonnerStyles).toEqual([hash(''), hash(JSON.parse(literal))]);
});
