import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../../electron/main/security/security-policy';
import { pagePolicy } from '../../../../../electron/main/site/page-policy';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-policy-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('pagePolicy', () => {
  it('is the strictest where there is no page', async () => {
    expect(await pagePolicy(folder)).toBe(contentSecurityPolicy());
  });

  it('is what the page carries', async () => {
    const policy = "script-src 'self' 'sha256-x+/='";
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
    await writeFile(join(folder, 'index.html'), `<!doctype html><head>${meta}</head>`);
    expect(await pagePolicy(folder)).toBe(policy);
  });

  it('is the strictest where the page carries none', async () => {
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    expect(await pagePolicy(folder)).toBe(contentSecurityPolicy());
  });
});
