import { expect, test } from 'vitest';
import { guide as copy } from '@/copy/en/kiosk';
import { concat, inLanguage, plainText, sentence } from '@/features/kiosk/guide/narration/phrase';
import { describe } from '@/features/kiosk/guide/page/describe';
import { splitSentences } from '@/lib/sentences';

const guide = {
  ...copy,
  roles: { ...copy.roles, heading: 'heading', link: 'link', field: 'text field' },
  states: { ...copy.states, required: 'required', empty: 'empty' },
  error: 'Please check: {error}',
  position: '{index} of {count}',
};

test('an item is one utterance, also if its error ends as a sentence', () => {
  const field = { name: 'First Name', role: 'field', states: ['required', 'empty'] } as const;
  const facts = { ...field, error: 'Enter your first name.', position: { index: 3, count: 3 } };
  expect(splitSentences(plainText(describe(facts, guide)), 'en-US').map(({ text }) => text)).toEqual([
    'First Name, text field, required, empty, Please check: Enter your first name, 3 of 3',
  ]);
});

test('a name in another language has no period before its role, nor a second one at the end', () => {
  expect(describe({ name: inLanguage('Nos mudamos.', 'es'), role: 'heading' }, guide)).toEqual(
    concat(inLanguage('Nos mudamos', 'es'), ', heading'),
  );
  expect(sentence(inLanguage('Nos mudamos.', 'es'))).toEqual(inLanguage('Nos mudamos.', 'es'));
});
