import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContent as home } from '@/content/es/page';
import { sampleContent } from '@/content/es/screens';
import { samples } from '../../../../resources/build/samples';

/** Returns what a build has in place of a module. */
async function codeOf(file: string): Promise<string> {
  const { load } = samples();
  if (typeof load !== 'object') throw new Error('It loads nothing.');
  const context = { addWatchFile: () => undefined };
  return (await load.handler.call(context as never, join(process.cwd(), 'src/content', file))) as string;
}

/** Runs the code, given what it imports. */
const run = (code: string) =>
  new Function('home', code.replace(/^import.*/, '').replace('export const sampleContent =', 'return'))(home);

test.each([
  ['es/page/samples.ts', home],
  ['es/screens/samples.ts', sampleContent],
])('a build has the samples of %s as data', async (file, content) => {
  const code = await codeOf(file);
  expect(run(code)).toEqual(content);
  expect(code).not.toContain('@/');
  expect(code).not.toContain('Provider Matching');
});

test('another screen does not fetch again what Home has', async () => {
  const code = await codeOf('es/screens/samples.ts');
  expect(code).toContain('Grupos de apoyo');
  expect(code).not.toContain('Búsqueda de proveedores');
});
