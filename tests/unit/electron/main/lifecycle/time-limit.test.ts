import { expect, it } from 'vitest';
import { within } from '../../../../../electron/main/lifecycle/time-limit';

const never = new Promise<string>(() => undefined);

it('waits for a result, but no longer than the limit', async () => {
  expect(await within(10_000, Promise.resolve('read'))).toBe('read');
  expect(await within(1, never)).toBeUndefined();
});

it('passes on a failure', async () => {
  await expect(within(10_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
