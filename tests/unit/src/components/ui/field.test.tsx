import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from '@/components/ui/field';

test('a field of text has a limit, which HTML does not allow for a date or a number', () => {
  const field = (type?: string) => renderToStaticMarkup(<TextField name="field" label="Field" type={type} />);
  expect(field()).toMatch(/ maxlength="\d+"/i);
  expect(field('email')).toMatch(/ maxlength="\d+"/i);
  expect(field('date')).not.toMatch(/maxlength/i);
  expect(field('number')).not.toMatch(/maxlength/i);
});
