import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { chunks, strayImports } from '../../../../resources/build/chunks';

/** A dynamic import in `src`, such as `import('./read-aloud')`. Each language's copy has a chunk by its folder. */
const dynamicImport =
  /(?:withCopy\('(\w+)', )?(?<!typeof )import\('(?!@\/copy\/|\.\/e[ns]\/|site-content\/|\.\/(?:document|samples)')([^']+)'\)/g;

const imported = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    return [...readFileSync(`src/${file}`, 'utf8').matchAll(dynamicImport)].map(([, copy, path = '']) => ({
      entry: path.startsWith('.') ? posix.join(posix.dirname(file), path) : path.replace('@/', ''),
      copy,
    }));
  });

const listed: { entry: string; copy: string | undefined }[] = Object.values(chunks).flatMap((chunk) =>
  chunk.entries.map((entry) => ({ entry, copy: 'copy' in chunk ? chunk.copy : undefined })),
);

test.each(imported)(
  '$entry, which is imported dynamically, is in a chunk, and arrives with its copy',
  (module) => {
    const [found, ...others] = listed.filter(({ entry }) => entry === module.entry);
    expect(found).toBeDefined();
    expect(others).toEqual([]);
    if (module.copy) expect(found?.copy).toBe(module.copy);
  },
);

test('each module that is listed exists', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/').replace(/\.tsx?$/, ''),
  );
  const { dependencies = {}, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const known = new Set([...files, ...Object.keys({ ...dependencies, ...devDependencies })]);
  expect(listed.filter(({ entry }) => !known.has(entry))).toEqual([]);
});

test('a desk that would fetch the kiosk for a module that both import is noticed', () => {
  const chunk = (name: string, ...imports: string[]) => ({ name, fileName: `${name}.js`, imports });
  const page = chunk('page');
  expect(strayImports([page, chunk('desk', 'page.js', 'tools.js'), chunk('tools')])).toEqual([]);
  expect(strayImports([page, chunk('desk', 'page.js', 'kiosk.js'), chunk('kiosk')])).toEqual([
    'desk imports kiosk',
  ]);
});
