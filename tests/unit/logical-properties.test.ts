import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Tailwind classes with a physical side, such as `ml-4` or `text-left`; `ms-4` and `text-start` follow the direction. */
const physicalUtility =
  /(?:^|[\s"'`:])-?!?(?:(?:m|p|scroll-m|scroll-p|border-)[lr](?:-[\w.[(-][^\s"'`]*)?|(?:left|right|rounded-(?:l|r|tl|tr|bl|br))-[^\s"'`]+|(?:text|float|clear)-(?:left|right)|-translate-x-[^\s"'`]+|translate-x-[^\s"'`]+)(?=[\s"'`])/g;

/** CSS declarations with a physical side. `inset` with one or two values is the same when mirrored. */
const physicalDeclaration =
  /(?:^|[\s;{])((?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|(?:margin|padding|inset)\s*:(?:\s+[\w.%()-]+){4}\s*;)/gm;

/** Lists the physical sides in a source file: classes in a component, or declarations in a style sheet. */
function physicalSides(path: string, text: string): string[] {
  const pattern = path.endsWith('.css') ? physicalDeclaration : physicalUtility;
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...withoutComments.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`);
}

test('the sources use no physical sides, so that a right-to-left language mirrors them', () => {
  const files = readdirSync(join(top, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    physicalSides(relative(top, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
