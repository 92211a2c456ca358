import { expect, test } from 'vitest';
import * as phrases from '@/features/kiosk/guide/reading/phrase';

const { fillPhrase, inLanguage, join, sentence, voiceSegments } = phrases;
const part = { text: 'Español', language: 'es' };
const spanish = inLanguage('Español', 'es');

test.each<phrases.Phrase[]>([
  [inLanguage('We listen.', undefined), 'We listen.'],
  [spanish, [part]],
  [join(['We listen.', '', undefined, 'Here.']), 'We listen. Here.'],
  [join([spanish, 'link', '2 of 2'], ', '), [part, { text: ', link, 2 of 2' }]],
  [join([spanish, spanish], ''), [{ text: 'EspañolEspañol', language: 'es' }]],
  [fillPhrase('The item is: {item}.', { item: spanish }), [{ text: 'The item is: ' }, part, { text: '.' }]],
  [fillPhrase('{count} of {typo}', { count: '2' }), '2 of {typo}'],
  [sentence(spanish), [part, { text: '.' }]],
])('%j keeps the language of each part', (phrase, parts) => expect(phrase).toEqual(parts));

test.each<[phrases.Phrase, phrases.Phrase]>([
  [join([spanish, 'link, 2 of 2'], ', '), [part, { text: 'link, 2 of 2' }]],
  [fillPhrase('The item is: {item}.', { item: spanish }), [{ text: 'The item is: ' }, part]],
])('of %j, a voice gets no marks at the beginning of a part', (phrase, parts) =>
  expect(voiceSegments(phrase)).toEqual(parts),
);
