import { expect, test } from 'vitest';
import { describeError } from '@/screens/error/describe-error';

test.each([
  ['an error', new Error('The loom broke.'), 'The loom broke.'],
  ['a text', 'The loom broke.', 'The loom broke.'],
  ['a number', 404, '404'],
  ['a status', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['an object that is like an error', { message: 'The loom broke.' }, 'The loom broke.'],
])('%s', (_, error, description) => {
  expect(describeError(error)).toBe(description);
});

test.each([undefined, null, {}, [], true, '  ', Symbol('loom'), () => undefined])(
  'nothing is said about %o',
  (error) => {
    expect(describeError(error)).toBe('');
  },
);

test('an error that cannot be read breaks nothing', () => {
  const hostile = {
    get message(): string {
      throw new Error('No.');
    },
  };
  expect(describeError(hostile)).toBe('');
});
