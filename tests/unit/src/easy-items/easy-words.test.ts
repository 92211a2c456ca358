import { expect, test } from 'vitest';
import type { Hero } from '@/content/document';
import { inEasyWords } from '@/easy-items/easy-words';

const hero: Hero = { title: 'Welcome', subtitle: 'We weave.', image: 'weave.svg' };
const easyWords = 'We help.';
const inSpanish = (...names: string[]) => ({
  easyWords,
  languages: Object.fromEntries(names.map((name) => [name, 'es' as const])),
});

test.each<[string, Partial<Hero>, string, object]>([
  ['replace the text', { easyWords }, 'We help.', {}],
  ['replace no text when they are blank', { easyWords: ' \u200b' }, 'We weave.', {}],
  ['in another language do not replace a translated text', inSpanish('easyWords'), 'We weave.', {}],
  ['in it replace a text', inSpanish('subtitle', 'easyWords'), 'We help.', { subtitle: 'es' }],
  ['replace a text that nobody has translated', inSpanish('title', 'subtitle'), 'We help.', { title: 'es' }],
])('easy words %s', (_, edited, subtitle, languages) => {
  const shown = inEasyWords({ ...hero, ...edited });
  expect([shown.subtitle, JSON.parse(JSON.stringify(shown.languages ?? {}))]).toEqual([subtitle, languages]);
});
