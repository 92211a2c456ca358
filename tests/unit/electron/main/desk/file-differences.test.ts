import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeDifferences } from '../../../../../electron/main/desk/file-differences';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';
import { fill } from '../../../../../src/lib/fill';

const { admin, changedFile } = desktopCopy.en;
const { admin: spanish } = desktopCopy.es;
const example = readFileSync('resources/content-file.example.json', 'utf8');

/** The example file after a change. */
// biome-ignore lint/suspicious/noExplicitAny: a file is any JSON
function changed(change: (file: any) => void): string {
  const file = JSON.parse(example);
  change(file);
  return JSON.stringify(file);
}

it('names the part, the item and the fields in which two files differ, in the language of the app', () => {
  const ours = changed((file) => {
    file.foundation.phone = '(718) 555-0999';
    file.foundation.fax = '(718) 555-0998';
    file.hero.title.es = 'Otro título';
    file.services[1].easyList = [];
    file.services[0].title = { en: 'Boat Rides', es: 'Paseos en bote' };
    file.services[0].features = { en: ['Life jackets'] };
  });
  expect(describeDifferences(example, ours, 'en')).toEqual([
    `${admin.tabs.foundation}: ${admin.labels.phone}, ${admin.labels.fax}`,
    `${admin.tabs.hero}: ${admin.labels.title}`,
    `${admin.tabs.services}, “Boat Rides”: ${admin.labels.title}, ${admin.labels.features}`,
  ]);
  expect(describeDifferences(example, ours, 'es')[2]).toBe(
    `${spanish.tabs.services}, “Paseos en bote”: ${spanish.labels.title}, ${spanish.labels.features}`,
  );
});

it('says which items only one of them has, and where the order differs', () => {
  const withEvents = (...ids: number[]) =>
    changed((file) => {
      file.events = ids.map((id) => ({ ...file.events[0], id, title: `Event ${id}` }));
    });
  expect(describeDifferences(withEvents(1, 2, 3), withEvents(4, 2, 1), 'en')).toEqual([
    `${admin.tabs.events}, “Event 3”: ${changedFile.onlyTheirs}`,
    `${admin.tabs.events}, “Event 4”: ${changedFile.onlyYours}`,
    `${admin.tabs.events}: ${changedFile.order}`,
  ]);
});

it('tells no more than ten short lines, and how many there are beside them', () => {
  const programs = Array.from({ length: 14 }, (_, index) => ({ id: 900 + index, title: 'x'.repeat(500) }));
  const withPrograms = (programs: object[]) => changed((file) => Object.assign(file, { programs }));
  const lines = describeDifferences(withPrograms([]), withPrograms(programs), 'en');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe(fill(changedFile.more, { count: 4 }));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
});

it('does not fail on a file that is none', () => {
  const other = changed((file) => Object.assign(file, { hero: 3, services: { id: 1 }, events: [null, 7] }));
  expect(describeDifferences('no JSON', example, 'en')).toEqual([]);
  expect(() => describeDifferences(other, example, 'en')).not.toThrow();
});
