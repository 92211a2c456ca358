import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, get as request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, follow, openScreen, screens } from '../support/site';
import { test } from './hosting';
import { brotliModule, isInstalled } from './install-servers';

/** Requests a file as it is: unlike `fetch`, this neither asks for compression nor undoes it, nor follows redirects. */
async function get(url: string, headers: Record<string, string> = {}) {
  const [response] = (await once(request(url, { headers }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1));

// Only where nobody could install it, as on Windows: see install-servers.ts, which otherwise fails.
test.skip(({ serverName }) => !isInstalled(serverName), 'The web server cannot be installed here.');

test('the site runs at a sub-path', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('es/');
  await expect(page).toHaveTitle(/^Inicio/);
  await page.goto('');
  await openScreen(page, screens.home);
  await follow(page, screens.services.name);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(warnings, 'such as a feature in Permissions-Policy that the browser does not know').toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('a site that has loaded has all its pictures', async ({ page, context }) => {
    await openScreen(page, screens.home);
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntries()
          .map(({ name }) => name)
          .join(),
      );
    // The last one.
    await expect.poll(fetched).toContain('scenes/run.svg');
    await context.setOffline(true);
    await follow(page, screens.services.name);
    const widths = () =>
      page
        .locator('main use')
        .evaluateAll((all) => all.map((each) => (each as SVGUseElement).getBBox().width));
    await expect.poll(widths).not.toEqual([]);
    await expect.poll(widths).not.toContain(0);
  });
});

test('an address without its last slash leads to the page', async ({ siteUrl, serverName }) => {
  for (const url of [siteUrl, `${siteUrl}es/`, `${siteUrl}about/`]) {
    const { status, headers } = await get(url.slice(0, -1));
    expect([301, 302, 308]).toContain(status);
    expect(new URL(headers.location ?? '', url).href).toBe(url);
    // Behind a proxy, the server does not know the address of the site.
    if (serverName !== 'apache2') expect(headers.location).toMatch(/^\//);
  }
});

const page = /^text\/html; charset=utf-8$/;
const forever = 'max-age=31536000, immutable';
// biome-ignore format: one file a line, as in the table of a server
const cases = [
  ['', 200, page, 'no-cache'],
  ['index.html', 200, page, 'no-cache'],
  ['about/', 200, page, 'no-cache'],
  ['licenses.txt', 200, /^text\/plain; charset=utf-8$/, 'no-cache'],
  ['scenes/ramp.svg', 200, /^image\/svg\+xml(; charset=utf-8)?$/, 'max-age=86400'],
  ['networks.svg', 200, /^image\/svg\+xml(; charset=utf-8)?$/, 'no-cache'],
  ['assets/*.js', 200, /^text\/javascript; charset=utf-8$/, forever],
  ['assets/*.css', 200, /^text\/css; charset=utf-8$/, forever],
  ['assets/*.woff2', 200, /^font\/woff2$/, forever],
  ['no-such-file.txt', 404, page, 'no-cache'],
  ['assets/no-such.js', 404, page, 'no-cache'],
] as const;

// Opened by itself, a picture runs nothing.
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** What each answer has beside its type and its caching. */
function securityHeaders(siteFolder: string) {
  // What static hosts send, from a file that the build writes for them.
  const [, rule = ''] = readFileSync(join(siteFolder, '_headers'), 'utf8').match(/^\/\*\n((?: .+\n)+)/) ?? [];
  const rules = [...rule.matchAll(/(\S+): (.+)/g)].map(([, name = '', value]) => [name.toLowerCase(), value]);
  return {
    ...Object.fromEntries(rules),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

test('each file has its type, its caching and the security headers', async ({ siteUrl, siteFolder }) => {
  const security = securityHeaders(siteFolder);
  const notFoundPage = readFileSync(join(siteFolder, '404.html'));
  for (const [path, status, type, caching] of cases) {
    const [start = '', end] = path.split('*');
    const isWanted = (name: string) => name.startsWith(start) && name.endsWith(end ?? '');
    const answer = await get(`${siteUrl}${end ? filesIn(siteFolder).find(isWanted) : path}`);
    expect.soft(answer.status, path).toBe(status);
    expect.soft(answer.headers['content-type'] ?? 'none', path).toMatch(type);
    const policy = path.endsWith('svg') ? { 'content-security-policy': svgPolicy } : {};
    expect.soft(answer.headers, path).toMatchObject({ ...security, ...policy, 'cache-control': caching });
    if (status === 404) expect.soft(answer.body.equals(notFoundPage), path).toBe(true);
  }
});

for (const [encoding, extension, decompress] of [
  ['br', '.br', brotliDecompressSync],
  ['gzip', '.gz', gunzipSync],
] as const)
  test(`files are sent as the build compressed them with ${encoding}`, async ({
    siteUrl,
    siteFolder,
    serverName,
  }) => {
    // install-servers.ts has tried to install it. Older systems have no package of it; there, the recipe's line stays
    // commented out.
    const isImpossible = encoding === 'br' && serverName === 'nginx' && !brotliModule();
    test.skip(isImpossible, 'This system has no package of the Brotli module for nginx.');
    const files = filesIn(siteFolder);
    const compressed = files.filter((file) => file.endsWith(extension));
    const isLargeText = (file: string) =>
      /\.(html|css|js|svg|txt)$/.test(file) && statSync(join(siteFolder, file)).size > 200;
    const expected = files.filter(isLargeText).map((file) => `${file}${extension}`);
    expect(compressed).toEqual(expect.arrayContaining(expected));
    for (const name of compressed) {
      const file = name.slice(0, -extension.length);
      const { headers, body } = await get(`${siteUrl}${file}`, { 'Accept-Encoding': encoding });
      expect.soft(headers, file).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect.soft(body.equals(readFileSync(join(siteFolder, name))), `${file}: as built`).toBe(true);
      const original = readFileSync(join(siteFolder, file));
      expect.soft(decompress(body).equals(original), `${file}: decompressed`).toBe(true);
    }
  });

test('a file that has not changed is not sent again, however it is compressed', async ({ siteUrl }) => {
  for (const encoding of ['br', 'gzip', 'identity'])
    for (const path of ['', 'about/', 'licenses.txt']) {
      const headers = { 'Accept-Encoding': encoding };
      const { etag = '' } = (await get(`${siteUrl}${path}`, headers)).headers;
      expect(etag, encoding).not.toBe('');
      const again = await get(`${siteUrl}${path}`, { ...headers, 'If-None-Match': etag });
      expect(again, encoding).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } });
      expect(again.body).toHaveLength(0);
    }
});

test('no log tells which settings a visitor has, or what was not found', async ({ siteUrl, server }) => {
  for (const path of ['?easy', 'about/?colors=contrast&text=200', 'no-such-page?easy'])
    await get(`${siteUrl}${path}`);
  expect(server?.log()).not.toMatch(/easy|contrast|127\.0\.0\.1:\d+ GET/);
});
