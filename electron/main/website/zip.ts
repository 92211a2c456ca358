import { setImmediate } from 'node:timers/promises';
// Imports the browser build, since that for Node.js starts threads, which bundling breaks.
import { Zip, ZipDeflate } from 'fflate/browser';
import type { SiteFiles } from './make-site';

const entry = {
  // Uses the first day that ZIP can express, so that the same site always gives the same ZIP.
  mtime: new Date(1980, 0, 1),
  // Marks the ZIP as made on Unix, so that its permissions let a web server read the unpacked files.
  os: 3,
  attrs: (0o100644 << 16) >>> 0,
};

/**
 * Packs a site into a ZIP file that is reproducible. Leaves out the compressed copies, because hosts that take
 * a ZIP compress files themselves.
 */
export async function zipSite(files: SiteFiles): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const packed = [...files]
    .filter(([path]) => !/\.(br|gz)$/.test(path))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [path, content] of packed) {
    const file = Object.assign(new ZipDeflate(path, { level: 9 }), entry);
    zip.add(file);
    file.push(content, true);
    // Yields between files, so that the app stays responsive.
    await setImmediate();
  }
  zip.end();
  return Buffer.concat(chunks);
}
