import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentType } from './content-type';
import { siteFile } from './site-file';

interface Site {
  /** The folder of the built site. */
  readonly folder: string;
  readonly contentSecurityPolicy: Promise<string>;
  /** Streams a file by its `file:` address; Electron's own way also reads inside a packaged archive. */
  readonly fetchFile: (address: string) => Promise<Response>;
}

/** Names of built files in this folder change with what is in them; all others may be new after an update. */
function cacheControl(file: string): string {
  return file.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
}

/** Follows links, so that one which leads out of the folder is seen for what it is. */
async function findInside(folder: string, file: string): Promise<{ path: string; size: number } | undefined> {
  try {
    const [top, path] = await Promise.all([realpath(folder), realpath(join(folder, file))]);
    const found = await stat(path);
    return path.startsWith(top + sep) && found.isFile() ? { path, size: found.size } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers requests with the files of the built site and with nothing else: whatever is not a `GET` or `HEAD` for a
 * file inside its folder is not found (404).
 */
export function siteResponder({ folder, contentSecurityPolicy, fetchFile }: Site) {
  return async ({ method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> => {
    const headers = {
      'Content-Security-Policy': await contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
    };
    const file = method === 'GET' || method === 'HEAD' ? siteFile(url) : undefined;
    const found = file && (await findInside(folder, file));
    if (!found) {
      return new Response('Not found', {
        status: 404,
        headers: { ...headers, 'Content-Type': contentType('.txt') },
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
