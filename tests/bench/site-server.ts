import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { contentType } from '../../electron/main/site/content-type';

/** The built site. */
export const builtSite = fileURLToPath(new URL('../../out/renderer', import.meta.url));

const compressed = /\.(html|js|css|svg)$/;

/** A server on the loopback address. */
export interface SiteServer {
  /** With a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site as a plain static host does: text compressed with gzip, hashed files cached forever.
 *
 * @param pages additional HTML pages by their names, such as `static.html`
 * @param siteFolder the folder of the built site
 */
export async function serveSite(
  pages: Readonly<Record<string, string>> = {},
  siteFolder = builtSite,
): Promise<SiteServer> {
  const answers = new Map<string, { body: Buffer; headers: Record<string, string> }>();

  async function answer(name: string) {
    const known = answers.get(name);
    if (known) return known;
    const text = pages[name] ?? (await readFile(join(siteFolder, normalize(name))));
    const isText = compressed.test(name);
    const made = {
      body: isText ? gzipSync(text) : Buffer.from(text),
      headers: {
        'Content-Type': contentType(name),
        'Cache-Control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
        ...(isText ? { 'Content-Encoding': 'gzip' } : {}),
      },
    };
    answers.set(name, made);
    return made;
  }

  const server = createServer(async ({ url = '/' }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(1) || 'index.html';
    try {
      const { body, headers } = await answer(name);
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
