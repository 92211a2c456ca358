import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentSecurityPolicyHeader, pagePolicy } from '../../../../../electron/main/site/page-policy';

it('is the policy in the page, or the strictest if there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-policy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await pagePolicy(folder)).toBe("default-src 'none'");
  const page = join(folder, 'index.html');
  await writeFile(page, '<!doctype html>');
  expect(await pagePolicy(folder)).toBe("default-src 'none'");
  const policy = "script-src 'self' 'sha256-x+/='";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  await writeFile(page, `<!doctype html><head>${meta}</head>`);
  expect(await pagePolicy(folder)).toBe(policy);
});

it('as a header, also keeps the page out of frames', () => {
  const header = "default-src 'none'; frame-ancestors 'none'";
  expect(contentSecurityPolicyHeader("default-src 'none'")).toBe(header);
});
