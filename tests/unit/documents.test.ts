import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usage } from '../../electron/main/cli/messages';
import type { LogEntry } from '../../electron/main/log/log-entry';
import { oldestBrowsers } from '../../resources/build/oldest-browsers';
import { top } from '../support/top';

const read = (name: string) => readFileSync(join(top, name), 'utf8');
const isMissing = (path: string) => !existsSync(join(top, path));

const documents =
  'README ACCESSIBILITY ARCHITECTURE CONTRIBUTING DECISIONS OPERATING PERFORMANCE SECURITY START'.split(' ');

/** Files and folders that are named in full, in text, a command or a comment. */
const pathsIn = (text: string) =>
  [...text.matchAll(/[`\s(]((?:electron|src|resources|tests)\/[\w./-]*\w)/g)].map(([, path = '']) => path);

/** The heading of a section, as GitHub writes it in a link. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

describe.each(documents.map((name) => `${name}.md`))('%s', (name) => {
  const text = read(name);

  test('names files and folders that exist', () => expect(pathsIn(text).filter(isMissing)).toEqual([]));

  test('names scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  test('links to files and sections that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, path = '', section]) => {
      if (isMissing(path)) return true;
      if (!section) return false;
      const headings = read(path || name).matchAll(/^#+ (.*)$/gm);
      return ![...headings].some(([, heading = '']) => slug(heading) === section);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

test('OPERATING.md lists each command-line option', () => {
  const listed = [...read('OPERATING.md').matchAll(/^\| `--([\w-]+)/gm)].map(([, option]) => option);
  const offered = [...usage.matchAll(/^ {2}--([\w-]+)/gm)].map(([, option]) => option);
  expect([...listed, 'help', 'version'].toSorted()).toEqual(offered.toSorted());
});

test('OPERATING.md explains each event of the log', () => {
  const events = {
    start: 0,
    'refused-start': 0,
    alive: 0,
    content: 0,
    'refused-content': 0,
    'waiting-for-content': 0,
    'copy-not-kept': 0,
    reset: 0,
    recovery: 0,
    'refused-navigation': 0,
    exit: 0,
  } satisfies Record<LogEntry['event'], 0>;
  for (const event of Object.keys(events)) expect(read('OPERATING.md')).toContain(`| \`${event}\` `);
});

test.each(oldestBrowsers)('README.md names %s as the oldest version that is supported', (browser) => {
  const [, name = '', version = ''] = browser.match(/^([a-z]+)([\d.]+)$/) ?? [];
  expect(read('README.md').replace(/\s+/g, ' ')).toMatch(new RegExp(`\\b${name} ${version}\\b`, 'i'));
});

test('ACCESSIBILITY.md names tests that exist', () => {
  const kinds = /(?<=`)(?:journeys|components|unit|screen-reader|engines|voices|desktop)\/[\w./-]*(?=`)/g;
  const paths = read('ACCESSIBILITY.md').match(kinds) ?? [];
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => isMissing(`tests/${path}`))).toEqual([]);
});

test('ARCHITECTURE.md has a line for each folder', () => {
  const inSrc = ['src', 'src/components', 'src/features', 'src/features/kiosk', 'src/features/kiosk/guide'];
  const folders = ['electron', 'electron/main', 'resources', ...inSrc, 'tests'].flatMap((parent) =>
    readdirSync(join(top, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  );
  const map = pathsIn(read('ARCHITECTURE.md'));
  const isMapped = (folder: string) => map.some((path) => path === folder || path.startsWith(`${folder}/`));
  expect(folders.filter((folder) => !isMapped(folder))).toEqual([]);
});

// The formatter wraps code, but no comments.
test.each(['src', 'electron', 'resources/build', 'tests'])('%s has no wide or outdated comment', (folder) => {
  const names = readdirSync(join(top, folder), { encoding: 'utf8', recursive: true });
  const code = names.filter((name) => /\.(tsx?|css|cjs)$/.test(name)).map((name) => read(join(folder, name)));
  const comments = code.flatMap((text) => text.match(/^ *(?:\/?\*|\{?\/[/*]).*/gm) ?? []);
  expect(comments.filter((comment) => comment.length > 128)).toEqual([]);
  expect(comments.flatMap(pathsIn).filter(isMissing)).toEqual([]);
});
