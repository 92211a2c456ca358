import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryBadge } from '@/screens/programs/category-badge';

const badge = (id: string, label: string) => renderToStaticMarkup(<CategoryBadge id={id} label={label} />);

test('a translated label keeps the color of its category', () => {
  const color = /data-goal="4"/;
  expect(badge('education', 'Education')).toMatch(color);
  expect(badge('education', 'Educación')).toMatch(color);
  expect(badge('education', 'Educación')).toContain('Educación');
});

test.each(['music', 'Education', 'toString'])('the unknown category %s has no color of its own', (id) => {
  expect(badge(id, 'Education')).not.toContain('data-goal');
});
