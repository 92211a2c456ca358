import type { Manifest } from 'vite';
import { clientBundle } from './client-bundle';
import { precompress } from './precompress';
import { renderSite, type SiteSource } from './render-site';

/** The files that the bundler wrote for browsers, which are the same for every content. */
export interface ClientFiles {
  readonly manifest: Manifest;
  readonly files: readonly string[];
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Makes all files of a site by their paths in its folder: the client's and the rendered ones, with compressed copies. */
export async function wholeSite(
  { manifest, files }: ClientFiles,
  readFile: (file: string) => Promise<Uint8Array>,
  source: Omit<SiteSource, 'client'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const client = new Map<string, Uint8Array>();
  for (const file of files) client.set(file, await readFile(file));
  const readText = (file: string) => new TextDecoder().decode(client.get(file));
  const rendered = await renderSite({ ...source, client: clientBundle(manifest, readText) });
  const own = new Map([...rendered].map(([file, text]) => [file, bytesOf(text)]));
  return new Map([...client, ...own, ...(await precompress(own))]);
}
