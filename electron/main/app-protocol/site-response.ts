import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentType } from './content-type';
import { siteFile } from './site-file';

interface ServedSite {
  /** The folder of the built site. */
  readonly folder: string;
  /** The file that is the site's page. */
  readonly page: string;
  /** Streams the file at a `file:` URL. Electron's `net.fetch` also reads from the packaged archive. */
  readonly fetchFile: (url: string) => Promise<Response>;
}

/** Sent with every file. The policy inside each page additionally allows that page's inline code. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Names in `assets/` contain a hash of the file; all other files may change with an update. */
function cacheControl(file: string): string {
  return file.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
}

/** Resolves symbolic links first, so that a link out of the folder is not followed. */
async function findInside(folder: string, file: string): Promise<{ path: string; size: number } | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    const found = await stat(path);
    return path.startsWith(root + sep) && found.isFile() ? { path, size: found.size } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates a request handler that serves the files of the built site and nothing else: anything but a `GET` or `HEAD` of
 * a file inside its folder is not found (404).
 */
export function siteResponder({ folder, page, fetchFile }: ServedSite) {
  return async ({ method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> => {
    const headers = {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      // Denies access to devices here: the system would see a request before the app could refuse it.
      'Permissions-Policy': 'usb=(), hid=(), serial=(), bluetooth=()',
    };
    const file = method === 'GET' || method === 'HEAD' ? siteFile(url, page) : undefined;
    const found = file && (await findInside(folder, file));
    if (!found) {
      return new Response('Not found', {
        status: 404,
        headers: { ...headers, 'Content-Type': contentType('not-found.txt') },
      });
    }
    const body = method === 'GET' ? (await fetchFile(pathToFileURL(found.path).href)).body : null;
    return new Response(body, {
      headers: {
        ...headers,
        'Content-Type': contentType(found.path),
        'Content-Length': `${found.size}`,
        'Cache-Control': cacheControl(file),
      },
    });
  };
}
