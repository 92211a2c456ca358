import { expect, test } from 'vitest';
import { carryOverText } from '@/lib/carry-over-text';

/** A page with two fields, of which the first is focused, and what is called once React has rendered. */
function startTyping() {
  document.body.innerHTML = '<form><input name="first"><input name="last"></form>';
  const [first, last] = document.querySelectorAll('input');
  if (!first || !last) throw new Error('There are no fields.');
  first.focus();
  return { first, last, finish: carryOverText(document.body) };
}

test('a field that React has replaced keeps its text and the focus', () => {
  const { first, finish } = startTyping();
  first.value = 'Ada';
  const other = document.createElement('input');
  other.name = 'first';
  first.replaceWith(other);
  finish();
  expect(other.value).toBe('Ada');
  expect(document.activeElement).toBe(other);
});

test('a visitor who has gone on to the next field stays there', () => {
  const { first, last, finish } = startTyping();
  first.value = 'Ada';
  last.focus();
  finish();
  expect(document.activeElement).toBe(last);
});
