import { createReadStream } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { siteResponder } from '../../../../../electron/main/app-protocol/site-response';
import { temporaryFolder } from '../../../temporary-folder';

let respond: ReturnType<typeof siteResponder>;

const fetchFile = async (url: string) =>
  new Response(Readable.toWeb(createReadStream(fileURLToPath(url))) as ReadableStream, {
    headers: { 'content-type': 'guessed/by-electron' },
  });

beforeEach(async () => {
  const top = temporaryFolder();
  const folder = join(top, 'renderer');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(top, 'renderer-secrets'));
  for (const [path, text] of [
    ['renderer/index.html', '<h1>Näh!</h1>'],
    ['renderer/assets/app.js', 'export {};'],
    ['secret.txt', 'secret'],
    ['renderer-secrets/secret.txt', 'secret'],
  ] as const)
    await writeFile(join(top, path), text);
  for (const [link, target, type] of [
    ['escape.txt', 'secret.txt'],
    ['neighbor', 'renderer-secrets', 'junction'],
    ['up', '.', 'junction'],
    ['inside.html', 'renderer/index.html'],
  ] as const)
    await symlink(join(top, target), join(folder, link), type);
  respond = siteResponder({ folder, page: 'index.html', fetchFile });
});

const get = (path: string) => respond({ method: 'GET', url: `app://site/${path}` });

it('serves the page with its type, its length and the security headers', async () => {
  const response = await get('');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-cache',
    'content-length': '14',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'content-type': 'text/html; charset=utf-8',
    'permissions-policy': 'usb=(), hid=(), serial=(), bluetooth=()',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe('<h1>Näh!</h1>');
});

it('serves files in folders, which browsers may cache forever, and links that stay inside, but no POST', async () => {
  const script = await get('assets/app.js');
  expect(await script.text()).toBe('export {};');
  expect(script.headers.get('cache-control')).toBe('max-age=31536000, immutable');
  expect(await (await get('inside.html')).text()).toBe('<h1>Näh!</h1>');
  expect((await respond({ method: 'POST', url: 'app://site/' })).status).toBe(404);
});

it.each([
  ['a file outside, by an encoded path', '..%2fsecret.txt'],
  ['a link out of the folder', 'escape.txt'],
  ['a file behind a link out of the folder', 'up/secret.txt'],
  ['a folder with the same prefix', 'neighbor/secret.txt'],
])('does not find %s', async (_what, path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('Not found');
});
