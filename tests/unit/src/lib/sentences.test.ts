import { expect, test } from 'vitest';
import { splitSentences } from '@/lib/sentences';

const split = (text: string, locale = 'en-US') =>
  splitSentences(text, locale).map((sentence) => sentence.text);

test.each<[text: string, sentences: string[], locale?: string]>([
  ['We listen first. Then we act!', ['We listen first.', 'Then we act!']],
  ['Call 555-0142 ext. 7. We listen.', ['Call 555-0142 ext. 7.', 'We listen.']],
  ['Dr. Amina K. is a provider. She helps.', ['Dr. Amina K. is a provider.', 'She helps.']],
  ['One line\nand another', ['One line', 'and another']],
  ['Abre a las 10:00 a. m. los sábados. Venga.', ['Abre a las 10:00 a. m. los sábados.', 'Venga.'], 'es-US'],
  ['La Sra. Ruiz y el Dr. K. ayudan. ¿Llama?', ['La Sra. Ruiz y el Dr. K. ayudan.', '¿Llama?'], 'es-US'],
  ['La sala es la núm. 4. Está en EE. UU.', ['La sala es la núm. 4.', 'Está en EE. UU.'], 'es-US'],
  ['¿Viene? No. Sí. ¡Hola!', ['¿Viene?', 'No.', 'Sí.', '¡Hola!'], 'es-US'],
  [' \n ', []],
])('%j', (text, sentences, locale) => {
  expect(split(text, locale)).toEqual(sentences);
});

test('each sentence has its position in the text', () => {
  const text = '  We listen first.   Then we act.  ';
  for (const sentence of splitSentences(text, 'en-US'))
    expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
  expect(split(text)).toEqual(['We listen first.', 'Then we act.']);
});
