import { expect, test, vi } from 'vitest';
import { channel } from '@/lib/channel';

test('reports each value until the listener unsubscribes', () => {
  const values = channel<string>();
  const listener = vi.fn();
  const unsubscribe = values.subscribe(listener);
  values.send('first');
  values.send('second');
  unsubscribe();
  values.send('too late');
  expect(listener.mock.calls).toEqual([['first'], ['second']]);
});
