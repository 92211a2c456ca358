import { expect, test } from 'vitest';
import type { Hero } from '@/content/document';
import { inEasyWords } from '@/easy-items/easy-words';

const hero: Hero = { title: 'Welcome', subtitle: 'We weave.', image: 'weave.svg' };
const easyWords = 'We help.';

test.each<[string, Partial<Hero>, string, object]>([
  ['replace the text', { easyWords }, 'We help.', {}],
  ['replace no text when they are blank', { easyWords: ' \u200b' }, 'We weave.', {}],
  [
    'in another language do not replace a translated text',
    { easyWords, languages: { easyWords: 'es' } },
    'We weave.',
    {},
  ],
  [
    'in another language replace a text in it',
    { easyWords, languages: { subtitle: 'es', easyWords: 'es' } },
    'We help.',
    { subtitle: 'es' },
  ],
  [
    'replace a text that nobody has translated',
    { easyWords, languages: { title: 'es', subtitle: 'es' } },
    'We help.',
    { title: 'es' },
  ],
])('easy words %s', (_, edited, subtitle, languages) => {
  const shown = inEasyWords({ ...hero, ...edited });
  expect([shown.subtitle, JSON.parse(JSON.stringify(shown.languages ?? {}))]).toEqual([subtitle, languages]);
});
