import { expect, test } from 'vitest';
import { describeError } from '@/screens/error/describe-error';

test.each([
  ['a text', 'The loom broke.', 'The loom broke.'],
  ['a status', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
])('%s', (_, error, description) => expect(describeError(error)).toBe(description));

test.each([{}, '  '])('nothing is said about %o', (error) => expect(describeError(error)).toBe(''));
