import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Longer ones get a name: a utility of the style sheet, a constant, or a component. */
const LONGEST = 160;

const files = readdirSync(join(top, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => join(entry.parentPath, entry.name));

/** The values of `className`, and strings that consist of classes, such as constants. */
function classLists(source: string): string[] {
  const attributes = [...source.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
  const strings = [...source.matchAll(/'((?:[-!*@a-z[][^\s']*(?: |(?='))){2,})'/g)];
  return [...attributes, ...strings].map(([, ...values]) => values.join(''));
}

const lists = files.flatMap((file) =>
  classLists(readFileSync(file, 'utf8')).map((list) => ({
    file: relative(top, file).replaceAll(sep, '/'),
    list,
  })),
);

test('class lists are short enough to be read', () => {
  expect(lists.length).toBeGreaterThan(500);
  expect(lists.filter(({ list }) => list.length > LONGEST)).toEqual([]);
});

test('what differs in the kiosk is a variant, or a component of its own, but no condition in a class list', () => {
  expect(lists.filter(({ list }) => /isPaged|HostMode|mode ===/.test(list))).toEqual([]);
});
