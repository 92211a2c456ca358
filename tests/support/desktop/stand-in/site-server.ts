import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Protocol } from 'electron';

type Handler = Parameters<Protocol['handle']>[1];

/** The handler of the app's scheme, once the main process has registered it. */
let handler: Handler | undefined;
let scheme = '';
let origin = '';

/** Takes the handler that the main process registers. */
export const handle: Protocol['handle'] = (name, newHandler) => {
  scheme = name;
  handler = newHandler;
};

/** Forgets the handler, as if the site were broken. */
export const unhandle: Protocol['unhandle'] = () => {
  handler = undefined;
};

/** Asks the registered handler. */
export async function ask(request: Request): Promise<Response> {
  if (!handler) throw new Error('The main process has not registered a protocol handler.');
  return handler(request);
}

async function serve({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await ask(new Request(`${scheme}://site${url}`, { method }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
  else response.end();
}

/**
 * Chromium knows no scheme of the app's own, so a loopback server stands for it and passes every request on to the
 * handler.
 */
export async function startSiteServer(): Promise<void> {
  const server = createServer((request, response) => {
    // Chromium hangs up where the page moves on.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Where Chromium finds what the app calls `app://site/…`. */
export function toChromium(address: string): string {
  return address.replace(`${scheme}://site`, origin);
}

/** What the app calls an address that Chromium knows. */
export function toApp(address: string): string {
  return address.startsWith(origin) ? address.replace(origin, `${scheme}://site`) : address;
}
