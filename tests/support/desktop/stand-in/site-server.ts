import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Protocol } from 'electron';

type Handler = Parameters<Protocol['handle']>[1];

/** The handler of the app's scheme, after the main process has registered it. */
let handler: Handler | undefined;
let scheme = '';
let origin = '';

/**
 * Registers the handler of a scheme.
 *
 * @throws when it has one, as in Electron
 */
export const handle: Protocol['handle'] = (name, newHandler) => {
  if (handler) throw new Error(`The scheme ${name} already has a handler.`);
  scheme = name;
  handler = newHandler;
};

/** Removes the handler. */
export const unhandle: Protocol['unhandle'] = () => {
  handler = undefined;
};

async function serve({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!handler) throw new Error('The main process has not registered a protocol handler.');
  const handled = await handler(new Request(`${scheme}://site${url}`, { method }));
  response.writeHead(handled.status, Object.fromEntries(handled.headers));
  if (handled.body) await pipeline(Readable.fromWeb(handled.body as never), response);
  else response.end();
}

/**
 * Starts a loopback server that stands in for the app's scheme, which Chromium does not know, and passes every request
 * to its handler.
 */
export async function startSiteServer(): Promise<void> {
  const server = createServer((incoming, response) => {
    // Chromium closes the connection when the page navigates away.
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Converts the app's URL of a resource to the one for Chromium. */
export function toChromium(url: string): string {
  return url.replace(`${scheme}://site`, origin);
}

/** Converts Chromium's URL of a resource to the app's. */
export function toApp(url: string): string {
  return url.startsWith(origin) ? url.replace(origin, `${scheme}://site`) : url;
}
