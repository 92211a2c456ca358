import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { zipSite } from '../../../../../electron/main/website/zip';
import { temporaryFolder } from '../../../temporary-folder';
import { fakeSite, filesIn, segmentsOf } from './fake-site';

/** The ZIP as another program unpacks it, which checks the checksums. */
function unpacked(zip: Uint8Array): Record<string, string> {
  const folder = temporaryFolder();
  const file = join(folder, 'site.zip');
  writeFileSync(file, zip);
  execFileSync('python3', ['-m', 'zipfile', '-t', file]);
  execFileSync('python3', ['-m', 'zipfile', '-e', file, join(folder, 'site')]);
  return filesIn(join(folder, 'site'));
}

const site = new Map([
  ...fakeSite('one'),
  ['long.txt', Buffer.from('again and '.repeat(1_000))],
  ['blank.txt', Buffer.from('')],
  ['añadido/página.html', Buffer.from('ñ')],
]);

it('packs all files but the compressed copies, makes long text smaller, and is the same for the same site', async () => {
  const served = Object.entries(segmentsOf(site)).filter(([path]) => !path.endsWith('.gz'));
  const zip = await zipSite(site);
  expect(unpacked(zip)).toEqual(Object.fromEntries(served));
  expect(zip.length).toBeLessThan(10_000);
  expect(Buffer.compare(zip, await zipSite(new Map([...site].reverse())))).toBe(0);
});
