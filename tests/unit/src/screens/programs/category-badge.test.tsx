import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { switchLanguage } from '@/copy';
import * as english from '@/copy/en/screens';
import * as spanish from '@/copy/es/screens';
import { CategoryBadge } from '@/screens/programs/category-badge';
import { content, filledCopy } from '../../../../support/filled-copy';

const [program] = content.en.programs;

async function badge(tag: 'en' | 'es', category: string): Promise<string> {
  await switchLanguage(tag);
  if (!program) throw new Error('There are no samples.');
  return renderToStaticMarkup(<CategoryBadge program={{ ...program, category }} />);
}

test('a category has its color in each language', async () => {
  for (const [tag, { list }] of [
    ['en', filledCopy(english).programs],
    ['es', filledCopy(spanish).programs],
  ] as const) {
    const { education } = list.categories;
    expect(await badge(tag, education)).toMatch(new RegExp(`data-goal="4".*${education}`));
  }
});

test.each(['Music', 'education', 'toString'])('the unknown category %s has no color', async (category) => {
  expect(await badge('en', category)).toMatch(category);
  expect(await badge('en', category)).not.toContain('data-goal');
});
