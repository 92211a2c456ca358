import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentSecurityPolicyHeader, pagePolicy } from '../../../../../electron/main/site/page-policy';
import { temporaryFolder } from '../../../../support/temporary-folder';

it('is the policy in the page, or the strictest if there is none', async () => {
  const folder = temporaryFolder();
  expect(await pagePolicy(folder)).toBe("default-src 'none'");
  const page = join(folder, 'index.html');
  await writeFile(page, '<!doctype html>');
  expect(await pagePolicy(folder)).toBe("default-src 'none'");
  const policy = "script-src 'self' 'sha256-x+/='";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  await writeFile(page, `<!doctype html><head>${meta}</head>`);
  expect(await pagePolicy(folder)).toBe(policy);
});

it('lets no page embed the site', () => {
  expect(contentSecurityPolicyHeader("default-src 'none'")).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});
