import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { tryServer } from '../../../../../electron/main/website/try-server';
import { fakeSite, segmentsOf } from './fake-site';

const site = fakeSite('one');
const texts = segmentsOf(site);
let server: ReturnType<typeof tryServer>;
beforeEach(() => {
  server = tryServer();
  onTestFinished(() => server.close());
});

/** The reply to a request whose path is sent as it is. */
function get(address: string, path: string, method = 'GET', host?: string) {
  const { hostname, port } = new URL(address);
  const headers = host === undefined ? {} : { host };
  return new Promise<Record<'status' | 'body' | 'location' | 'type', unknown>>((resolve, reject) => {
    request({ hostname, port, path, method, headers }, async (response) => {
      const { statusCode: status, headers } = response;
      const { location, 'content-type': type = '' } = headers;
      resolve({ status, body: await text(response), location, type });
    })
      .on('error', reject)
      .end();
  });
}

it('serves the site on this computer only, each page at the address of its folder', async () => {
  const address = await server.serve(site, undefined);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const page = { status: 200, type: 'text/html; charset=utf-8' };
  expect(await get(address, '/')).toMatchObject({ ...page, body: texts['index.html'] });
  const about = { ...page, body: texts['es/about/index.html'] };
  expect(await get(address, '/es/about/?lang=es')).toMatchObject(about);
  expect(await get(address, '/es/about')).toMatchObject({ status: 301, location: '/es/about/' });
  const script = { body: texts['assets/app-one.js'], type: 'text/javascript; charset=utf-8' };
  expect(await get(address, '/assets/app-one.js')).toMatchObject(script);
  expect(await get(address, '/', 'HEAD')).toMatchObject({ ...page, body: '' });
});

it.each(
  '/nowhere /../package.json /%2e%2e/package.json /..%2fpackage.json // /% /about/index.html/'.split(' '),
)('shows the page for what is not found at %s', async (path) => {
  const address = await server.serve(site, undefined);
  const expected = { status: 404, body: texts['404.html'], type: 'text/html; charset=utf-8' };
  expect(await get(address, path)).toMatchObject(expected);
});

it('answers nothing but a look, and no other name', async () => {
  const address = await server.serve(site, undefined);
  expect((await get(address, '/', 'POST')).status).toBe(405);
  expect((await get(address, '/', 'GET', 'evil.example')).status).toBe(403);
});
