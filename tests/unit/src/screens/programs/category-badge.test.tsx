import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { programs, sampleContent } from '@/content/en/screens';
import { programs as spanish } from '@/content/es/screens';
import { loadCopy, switchLanguage } from '@/language';
import { CategoryBadge } from '@/screens/programs/category-badge';

const [program] = sampleContent.programs;

async function badge(tag: 'en' | 'es', category: string): Promise<string> {
  await loadCopy('screens');
  await switchLanguage(tag);
  if (!program) throw new Error('There are no samples.');
  return renderToStaticMarkup(<CategoryBadge program={{ ...program, category }} />);
}

test('a category has its color in each language', async () => {
  for (const [tag, { list }] of [
    ['en', programs],
    ['es', spanish],
  ] as const) {
    const { education } = list.categories;
    expect(await badge(tag, education)).toMatch(new RegExp(`data-goal="4".*${education}`));
  }
});

test.each(['Music', 'education', 'toString'])('the unknown category %s has no color', async (category) => {
  expect(await badge('en', category)).toMatch(category);
  expect(await badge('en', category)).not.toContain('data-goal');
});
