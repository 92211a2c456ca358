import { expect, it } from 'vitest';
import { within } from '../../../../../electron/main/lifecycle/time-limit';

it('passes on a failure', async () => {
  await expect(within(10_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
