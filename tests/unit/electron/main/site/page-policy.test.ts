import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicyHeader, pagePolicy } from '../../../../../electron/main/site/page-policy';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-policy-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('pagePolicy', () => {
  it('is the strictest if there is no page', async () => {
    expect(await pagePolicy(folder)).toBe("default-src 'none'");
  });

  it('is the policy in the page', async () => {
    const policy = "script-src 'self' 'sha256-x+/='";
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
    await writeFile(join(folder, 'index.html'), `<!doctype html><head>${meta}</head>`);
    expect(await pagePolicy(folder)).toBe(policy);
  });

  it('is the strictest if the page has none', async () => {
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    expect(await pagePolicy(folder)).toBe("default-src 'none'");
  });
});

describe('contentSecurityPolicyHeader', () => {
  it('also keeps the page out of frames', () => {
    expect(contentSecurityPolicyHeader("default-src 'none'")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });
});
