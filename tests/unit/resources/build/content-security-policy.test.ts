import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import {
  contentSecurityPolicy,
  contentSecurityPolicyMeta,
  inlineCodeList,
} from '../../../../resources/build/content-security-policy';

it('allows only the site’s own files', () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'none'; base-uri 'none'; form-action 'none'",
  );
});

it('allows the given inline elements as well', () => {
  const policy = contentSecurityPolicy(["'sha256-x'"], ["'sha256-y'", "'sha256-z'"]);
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).toContain("style-src 'self' 'sha256-y' 'sha256-z';");
});

test('only inline code that the build wrote is allowed, not what else is in the page', () => {
  const inlineCode = inlineCodeList();
  inlineCode.of('/index.html').scripts.push('start()');
  inlineCode.of('/index.html').styles.push(':root{--brand:#004d45}');
  const { transformIndexHtml } = contentSecurityPolicyMeta(inlineCode) as unknown as {
    transformIndexHtml: { handler(html: string, page: { path: string }): string };
  };
  const page = '<meta charset="utf-8" /><script>start()</script><script>smuggled()</script>';
  const html = transformIndexHtml.handler(page, { path: '/index.html' });
  const allowed = (text: string) => html.includes(createHash('sha256').update(text).digest('base64'));
  expect(['start()', ':root{--brand:#004d45}', 'smuggled()'].map(allowed)).toEqual([true, true, false]);
});
