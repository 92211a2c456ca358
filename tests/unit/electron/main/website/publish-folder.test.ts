import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeAtomically } from '../../../../../electron/main/lib/write-atomically';
import type { SiteFiles } from '../../../../../electron/main/website/make-site';
import { publishToFolder, putBackFolder } from '../../../../../electron/main/website/publish-folder';
import { listName, readList } from '../../../../../electron/main/website/site-list';
import { temporaryFolder } from '../../../temporary-folder';
import { brokenLinks, fakeSite, filesIn, segmentsOf } from './fake-site';

const one = fakeSite('one');
const two = fakeSite('two', ['assets/late-two.js']);
const saved = { kind: 'savedFolder', name: 'site' };
let around: string;
let folder: string;
let last: string;
beforeEach(() => {
  around = temporaryFolder();
  folder = join(around, 'site');
  last = join(around, 'site (last)');
  mkdirSync(folder);
});

const inFolder = (path: string) => join(folder, path);
const put = (path: string, text: string) => writeFileSync(inFolder(path), text);

/** Writes as long as there is room, then fails each time, as a disk does that is full. */
function writeUntil(count: number) {
  let written = 0;
  return async (path: string, content: string | Uint8Array) => {
    written += 1;
    if (written > count) throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
    await writeAtomically(path, content);
  };
}

/** The answers when the disk is full after no file, after one, and so on until it is not; looks at the folder each time. */
async function interrupted(site: SiteFiles, look: () => void) {
  const answers: { kind: string }[] = [];
  while (answers.at(-1)?.kind !== 'savedFolder') {
    expect(answers.length).toBeLessThan(100);
    answers.push(await publishToFolder(folder, site, { write: writeUntil(answers.length) }));
    look();
  }
  return answers.slice(0, -1);
}

it('writes a site into an empty folder, and reports each file', async () => {
  put('.DS_Store', '');
  const reports: number[][] = [];
  const onProgress = (...report: number[]) => reports.push(report);
  expect(await publishToFolder(folder, one, { onProgress })).toEqual(saved);
  expect(filesIn(folder)).toEqual({ ...segmentsOf(one), '.DS_Store': '' });
  expect(reports).toEqual([...one].map((_, index) => [index + 1, one.size]));
  expect(existsSync(last)).toBe(false);
});

it('updates a site, keeps what the office has added, and the site before beside it, also if saved again', async () => {
  await publishToFolder(folder, one);
  put('CNAME', 'ours.example');
  put('assets/notes.txt', 'ours');
  const ours = { CNAME: 'ours.example', 'assets/notes.txt': 'ours' };
  for (const again of [{}, { write: () => Promise.reject(new Error('Nothing is to be written.')) }]) {
    expect(await publishToFolder(folder, two, again)).toEqual(saved);
    expect(filesIn(folder)).toEqual({ ...segmentsOf(two), ...ours });
    expect(filesIn(last)).toEqual(segmentsOf(one));
  }
});

it('when the disk is full after any file, a first site has no page without its files, and can be written again', async () => {
  const answers = await interrupted(one, () => expect(brokenLinks(folder)).toEqual([]));
  expect(answers).toContainEqual({ kind: 'full', isChanged: false });
  expect(filesIn(folder)).toEqual(segmentsOf(one));
});

it('when the disk is full after any file, an update leaves pages that have all their files, and the site before beside them', async () => {
  await publishToFolder(folder, one);
  const looks: boolean[] = [];
  const answers = await interrupted(two, () => {
    expect(brokenLinks(folder)).toEqual([]);
    looks.push([...one].every(([path, content]) => readFileSync(inFolder(path)).equals(content)));
  });
  // What the office is told is so.
  expect(answers.map((answer) => !('isChanged' in answer && answer.isChanged))).toEqual(looks.slice(0, -1));
  expect(new Set(looks)).toEqual(new Set([true, false]));
  expect(filesIn(folder)).toEqual(segmentsOf(two));
  expect(filesIn(last)).toEqual(segmentsOf(one));
});

it('when the disk is full after any file, an update that was begun can be taken back', async () => {
  let begun = 0;
  for (let count = 0, kind = ''; kind !== 'savedFolder'; count += 1) {
    expect(count).toBeLessThan(100);
    await publishToFolder(folder, one);
    ({ kind } = await publishToFolder(folder, two, { write: writeUntil(count) }));
    if ((await readList(folder))?.isWhole) continue;
    begun += 1;
    expect(await putBackFolder(folder)).toEqual({ kind: 'putBack', name: 'site' });
    expect(filesIn(folder)).toEqual(segmentsOf(one));
  }
  expect(begun).toBeGreaterThan(two.size / 2);
});

it('puts back the site before, and the other one again', async () => {
  await publishToFolder(folder, one);
  await publishToFolder(folder, two);
  put('CNAME', 'ours.example');
  for (const [now, before] of [
    [one, two],
    [two, one],
  ] as const) {
    expect(await putBackFolder(folder)).toEqual({ kind: 'putBack', name: 'site' });
    expect(filesIn(folder)).toEqual({ ...segmentsOf(now), CNAME: 'ours.example' });
    expect(filesIn(last)).toEqual(segmentsOf(before));
  }
});

it('puts nothing back that was not kept whole', async () => {
  await publishToFolder(folder, one);
  await publishToFolder(folder, two);
  await publishToFolder(folder, fakeSite('three'), { write: writeUntil(3) });
  expect(await putBackFolder(folder)).toEqual({ kind: 'noLast', name: 'site' });
  expect(filesIn(folder)).toEqual(segmentsOf(two));
});

it.each([
  ['holds something else', ['letter.odt', 'ours']],
  ['has another program’s file of the list’s name', [listName, '{"format": "other", "files": []}']],
  ['has a damaged list', [listName, '{"format": "weaving-hope-website", "files": [']],
] as const)('touches nothing in a folder that %s', async (_what, [path, text]) => {
  put(path, text);
  expect(await publishToFolder(folder, one)).toEqual({ kind: 'otherFolder', name: 'site' });
  expect(filesIn(around)).toEqual(path === listName ? {} : { [`site/${path}`]: text });
  expect(readFileSync(inFolder(path), 'utf8')).toBe(text);
});

it('touches nothing if the office has a file of the same name, or something else beside the folder', async () => {
  await publishToFolder(folder, one);
  put('sitemap.xml', 'ours');
  const files: SiteFiles = new Map([...two, ['sitemap.xml', Buffer.from('theirs')]]);
  expect(await publishToFolder(folder, files)).toEqual({ kind: 'inTheWay', name: 'sitemap.xml' });
  expect(filesIn(folder)).toEqual({ ...segmentsOf(one), 'sitemap.xml': 'ours' });
  mkdirSync(last);
  writeFileSync(join(last, 'letter.odt'), 'ours');
  expect(await publishToFolder(folder, two)).toEqual({ kind: 'otherFolder', name: 'site (last)' });
  expect(filesIn(folder)).toEqual({ ...segmentsOf(one), 'sitemap.xml': 'ours' });
  expect(filesIn(last)).toEqual({ 'letter.odt': 'ours' });
});

it('touches nothing on a whole drive', async () => {
  expect(await publishToFolder('/', one)).toEqual({ kind: 'wholeDrive' });
  expect(await putBackFolder('/')).toEqual({ kind: 'wholeDrive' });
});

it('touches nothing outside of the folder, whatever the list names', async () => {
  const outside = join(around, 'outside.txt');
  writeFileSync(outside, 'ours');
  mkdirSync(join(around, 'elsewhere'));
  writeFileSync(join(around, 'elsewhere', 'index.html'), 'ours');
  await publishToFolder(folder, one);
  symlinkSync(join(around, 'elsewhere'), inFolder('linked'));
  const hostile = ['../outside.txt', 'linked/index.html', 'a/../../outside.txt', '.. /outside.txt'];
  const list: { files: string[] } = JSON.parse(readFileSync(inFolder(listName), 'utf8'));
  list.files.push(...hostile, outside, '', '..\\outside.txt', listName);
  put(listName, JSON.stringify(list));
  expect(await publishToFolder(folder, two)).toEqual(saved);
  expect(await putBackFolder(folder)).toEqual({ kind: 'putBack', name: 'site' });
  expect(readFileSync(outside, 'utf8')).toBe('ours');
  expect(filesIn(join(around, 'elsewhere'))).toEqual({ 'index.html': 'ours' });
  expect(filesIn(last)).toEqual(segmentsOf(two));
});
