import { expect, test } from 'vitest';
import { inOneLine } from '@/features/kiosk/guide/reading/describe';
import { concat, inLanguage, plainText, sentence } from '@/features/kiosk/guide/reading/phrase';
import { splitSentences } from '@/lib/sentences';

test('the guide says an item and its error as one utterance', () => {
  const error = 'Please check: Enter your first name.';
  const phrase = inOneLine([
    'First Name',
    'text field',
    undefined,
    'required',
    false,
    'empty',
    error,
    '3 of 3',
  ]);
  expect(splitSentences(plainText(phrase), 'en-US').map(({ text }) => text)).toEqual([
    'First Name, text field, required, empty, Please check: Enter your first name, 3 of 3',
  ]);
});

test('the guide says a name in another language and its role as one sentence', () => {
  expect(inOneLine([inLanguage('Nos mudamos.', 'es'), 'heading'])).toEqual(
    concat(inLanguage('Nos mudamos', 'es'), ', heading'),
  );
  expect(sentence(inLanguage('Nos mudamos.', 'es'))).toEqual(inLanguage('Nos mudamos.', 'es'));
});
