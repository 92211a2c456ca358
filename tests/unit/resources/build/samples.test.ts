import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContent as english } from '@/content/en/page';
import { sampleContent as home } from '@/content/es/page';
import { sampleContent } from '@/content/es/screens';
import { sampleContent as easy } from '@/content/es/tools';
import { samples } from '../../../../resources/build/samples';
import { temporaryFolder } from '../../../support/temporary-folder';

/** Returns what a build has in place of a module. */
async function codeOf(file: string, contentFile?: string): Promise<string> {
  const { load } = samples(contentFile);
  if (typeof load !== 'object') throw new Error('It loads nothing.');
  const context = { addWatchFile: () => undefined };
  return (await load.handler.call(context as never, join(process.cwd(), 'src/content', file))) as string;
}

/** Runs the code, given what it imports. */
const run = (code: string, base: object) =>
  new Function(
    'base',
    code
      .replace(/^import.*/, '')
      .replace('export const sampleContent =', 'return')
      .replace(/export .*/, ''),
  )(base);

/** All texts of a value with a word or a number of their own. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOf)
    : typeof value === 'string' && value.length > 8
      ? [value]
      : [];

test.each([
  ['es/page/samples.ts', {}, home],
  ['es/screens/samples.ts', home, sampleContent],
  ['es/tools/samples.ts', sampleContent, easy],
])('a build has the samples of %s as data', async (file, base, content) => {
  const code = await codeOf(file);
  expect(run(code, base)).toEqual(content);
  expect(code).not.toContain('@/');
  // In neither the other language, nor what Home has already.
  expect(code).not.toContain(english.services[0]?.title);
  expect(code.includes(home.services[0]?.title ?? '')).toBe(content === home);
});

test.each(['en/page/samples.ts', 'es/screens/samples.ts'])(
  'a build with a content file has nothing of the samples in %s',
  async (file) => {
    const path = 'resources/content-file.example.json';
    const given = readFileSync(path, 'utf8');
    const code = await codeOf(file, path);
    const left = textsOf(JSON.parse(readFileSync('src/samples/sample-content.json', 'utf8'))).filter(
      (text) => code.includes(text) && !given.includes(text),
    );
    expect(left).toEqual([]);
    if (file === 'en/page/samples.ts') expect(code).toContain('Toy Library');
  },
);

test('a build knows what it still has of the samples', async () => {
  const { foundation, ...sample } = JSON.parse(readFileSync('src/samples/sample-content.json', 'utf8'));
  const path = join(temporaryFolder(), 'content.json');
  const testimonials = [sample.testimonials[0], { ...sample.testimonials[1], name: 'Ada' }];
  const programs: unknown[] = [];
  writeFileSync(
    path,
    JSON.stringify({ ...sample, foundation: { ...foundation, lives: '7' }, testimonials, programs }),
  );
  const code = await codeOf('samples-left.ts', path);
  const left = new Function(code.replace('export const left =', 'return'))();
  expect(left).toMatchObject({ testimonials: ['1'], programs: [], roles: ['1', '2', '3', '4'] });
  expect(left.foundation).toContain('volunteers');
  expect(left.foundation).not.toContain('lives');
});
