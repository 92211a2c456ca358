import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../resources/build/content-security-policy';

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
