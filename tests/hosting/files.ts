import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, get as request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent, possibly compressed. */
  readonly body: Buffer;
}

/** Requests a file as it is: unlike `fetch`, this neither asks for compression nor undoes it, nor follows redirects. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [response] = (await once(request(url, { headers }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** The files of a folder with its sub-folders, as paths relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1));
}
