import { expect, test } from 'vitest';
import type { Hero } from '@/content/document';
import { inEasyWords } from '@/content/easy-items/easy-words';

const hero: Hero = { title: 'Welcome', subtitle: 'We weave.', image: 'weave.svg' };
const easyWords = 'We help.';
const inSpanish = (...names: string[]) => ({
  easyWords,
  languages: Object.fromEntries(names.map((name) => [name, 'es' as const])),
});

test('easy words in another language do not replace a translated text', () => {
  const shown = inEasyWords({ ...hero, ...inSpanish('easyWords') });
  expect([shown.subtitle, JSON.parse(JSON.stringify(shown.languages ?? {}))]).toEqual(['We weave.', {}]);
});
