import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentType } from '../../electron/main/site/content-type';

const compressed = /\.(html|js|css|svg)$/;

/** A server on the loopback address. */
export interface SiteServer {
  /** With a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder as a plain static host does: text compressed with gzip, hashed files cached for ever.
 *
 * @param pages HTML of our own, by its name in the folder, such as `static.html`
 */
export async function serveSite(
  folder: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<SiteServer> {
  const answers = new Map<string, { body: Buffer; headers: Record<string, string> }>();

  async function answer(name: string) {
    const known = answers.get(name);
    if (known) return known;
    const text = pages[name] ?? (await readFile(join(folder, normalize(name))));
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
