import { expect, test } from 'vitest';
import { inOneLine } from '@/features/kiosk/guide/reading/describe';
import { concat, inLanguage, plainText, sentence } from '@/features/kiosk/guide/reading/phrase';
import { splitSentences } from '@/lib/sentences';

test('an item is one utterance, even if its error ends with a period', () => {
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

test('a name in another language has no period before its role, nor a second one at the end', () => {
  expect(inOneLine([inLanguage('Nos mudamos.', 'es'), 'heading'])).toEqual(
    concat(inLanguage('Nos mudamos', 'es'), ', heading'),
  );
  expect(sentence(inLanguage('Nos mudamos.', 'es'))).toEqual(inLanguage('Nos mudamos.', 'es'));
});
