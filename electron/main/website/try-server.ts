import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentType } from '../app-protocol/content-type';
import { decodeOnce } from '../app-protocol/site-file';
import type { SiteFiles } from './make-site';

interface Reply {
  readonly status: number;
  /** The path of the file to send, from the site's folder. */
  readonly file?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LOOPBACK = '127.0.0.1';

const notFound: Reply = { status: 404, file: '404.html' };

/** Decides what to reply with, as a static host would that serves the site at the path `root`. */
function replyTo(method: string | undefined, url: string, site: SiteFiles, root: string): Reply {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const [address = ''] = url.split('?');
  if (!address.startsWith(root)) return notFound;
  const path = decodeOnce(address.slice(root.length));
  if (path === undefined) return notFound;
  if (site.has(`${path}/index.html`)) return { status: 301, headers: { Location: `${address}/` } };
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return site.has(file) ? { status: 200, file } : notFound;
}

/**
 * Creates a server that lets staff try a site in the browsers of this computer. It listens only once there is a site. Its
 * address need not be secret, because all of the site will be published.
 */
export function tryServer() {
  let site: SiteFiles = new Map();
  let root = '/';
  let port: Promise<number> | undefined;

  const server = createServer(({ method, url = '', headers, socket }, response) => {
    // Rejects other host names, since another website could point its own name to this computer.
    const isOwn = headers.host === `${LOOPBACK}:${socket.localPort}`;
    const reply = isOwn ? replyTo(method, url, site, root) : { status: 403 };
    const content = reply.file && site.get(reply.file);
    const body = content ? content : Buffer.from(`${reply.status}`);
    response.writeHead(reply.status, {
      'Content-Type': contentType(content && reply.file ? reply.file : 'status.txt'),
      'Content-Length': body.length,
      // Forbids caching, since the next preview serves other content at the same address.
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...reply.headers,
    });
    // Node leaves out the body for HEAD.
    response.end(body);
  });

  async function listen(): Promise<number> {
    server.listen(0, LOOPBACK);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  return {
    /**
     * Serves a site in place of the previous one, and returns the address to open: with the path of `siteUrl`, where it
     * will be published, on which its links may rely.
     */
    async serve(files: SiteFiles, siteUrl: string | undefined): Promise<string> {
      site = files;
      root = siteUrl ? new URL(siteUrl).pathname : '/';
      port ??= listen();
      return `http://${LOOPBACK}:${await port}${root}`;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
