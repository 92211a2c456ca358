import { expect, test } from 'vitest';
import { sampleContent } from '@/content/en/page';
import type { EditableContent } from '@/content/types';
import { isSameContent } from '@/content-store/same-content';

const samples: EditableContent = {
  foundation: sampleContent.foundation,
  hero: { title: 'Hello', subtitle: 'There', image: 'weave.svg' },
  services: [],
  testimonials: [],
  events: [],
  programs: [],
  roles: [],
  gifts: [],
  partnerships: [],
  support: [],
};

test('a translation that only another language shows is a difference', () => {
  const edits = { hero: { title: { en: 'Welcome' } } };
  const translated = { hero: { title: { en: 'Welcome', es: 'Bienvenidos' } } };
  expect(isSameContent(edits, translated, samples)).toBe(false);
});

test('an edit that is undone is none', () => {
  expect(isSameContent({ hero: { title: { all: 'Hello' } } }, {}, samples)).toBe(true);
});
