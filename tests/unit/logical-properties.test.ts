import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { physicalSides } from '../support/logical-properties';

const top = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ['card.tsx', 'className="flex ml-4"', 'ml-4'],
  ['card.tsx', 'className="@min-[50rem]:pr-2 flex"', ':pr-2'],
  ['card.tsx', 'className="text-left"', '"text-left'],
  ['card.tsx', 'className="absolute -left-4 top-0"', '-left-4'],
  ['card.tsx', 'className="border-l rounded-tr-lg"', '"border-l'],
  ['card.tsx', 'className="flex -translate-x-2"', '-translate-x-2'],
  ['card.css', 'a { margin-left: 1rem; }', 'margin-left:'],
  ['card.css', 'a { right: 0; }', 'right:'],
  ['card.css', 'a { text-align: left; }', 'text-align: left'],
  ['card.css', 'a { padding: 1rem 2rem 1rem 3rem; }', 'padding: 1rem 2rem 1rem 3rem;'],
])('%s may not contain: %s', (path, text, found) => {
  expect(physicalSides(path, text)[0]).toBe(`${path}: ${found}`);
});

test.each([
  ['card.tsx', 'className="ms-4 pe-2 text-start start-0 rounded-s-lg border-s-2 mx-4 px-2 inset-x-0"'],
  ['card.tsx', '// the left-hand side\n/* right-4 */'],
  ['card.css', 'a { margin-inline-start: 1rem; inset: 0; padding: 1rem 2rem; text-align: start; }'],
])('%s may contain: %s', (path, text) => {
  expect(physicalSides(path, text)).toEqual([]);
});

test('the sources name no side of the screen, so that another direction mirrors them', () => {
  const files = readdirSync(join(top, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    physicalSides(relative(top, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
