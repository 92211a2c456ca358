import { expect, test, vi } from 'vitest';
import { importChunk } from '@/lib/import-chunk';

test('imports a chunk under its own address', async () => {
  const load = vi.fn(async () => 'chunk');
  const importAddress = vi.fn();
  expect(await importChunk(load, 'https://site.example/a.js', importAddress)).toBe('chunk');
  expect(importAddress).not.toHaveBeenCalled();
});

test('retries under another address each time, as browsers remember a failed import', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  const importAddress = vi.fn<(address: string) => Promise<never>>(() =>
    Promise.reject(new TypeError('offline')),
  );
  const attempt = () => importChunk(load, 'https://site.example/b.js', importAddress);

  await expect(attempt()).rejects.toThrow('offline');
  await expect(attempt()).rejects.toThrow('offline');
  await expect(attempt()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(importAddress.mock.calls).toEqual([
    ['https://site.example/b.js?retry=1'],
    ['https://site.example/b.js?retry=2'],
  ]);
});
