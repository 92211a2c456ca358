import { expect, test } from 'vitest';
import { splitSentences } from '@/lib/sentences';

const split = (text: string) => splitSentences(text, 'en-US').map((sentence) => sentence.text);

const cases: [string, string[]][] = [
  ['We listen first. Then we act!', ['We listen first.', 'Then we act!']],
  ['Does it fit? Ask us.', ['Does it fit?', 'Ask us.']],
  ['Our Mission', ['Our Mission']],
  ['Mon-Fri 8:00 AM-6:00 PM', ['Mon-Fri 8:00 AM-6:00 PM']],
  ['Dr. Amina K. is a provider. She helps.', ['Dr. Amina K. is a provider.', 'She helps.']],
  ['One line\nand another', ['One line', 'and another']],
  ['', []],
  [' \n ', []],
];

test.each(cases)('%j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test.each(cases)('%j, in a browser without Intl.Segmenter', (text, sentences) => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(split(text)).toEqual(sentences);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('each sentence says where it stands in the text', () => {
  const text = '  We listen first.   Then we act.  ';
  for (const sentence of splitSentences(text, 'en-US')) {
    expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
  }
  expect(split(text)).toEqual(['We listen first.', 'Then we act.']);
});
