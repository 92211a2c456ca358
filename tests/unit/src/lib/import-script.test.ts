import { afterEach, expect, test, vi } from 'vitest';
import { isFetchFailure, scriptImporter } from '@/lib/import-script';

const address = 'https://site.example/a.js';

afterEach(() => vi.useRealTimers());

test('imports a chunk under its own address, once for all who import it', async () => {
  const chunk = { default: 'chunk' };
  const importAddress = vi.fn(async () => chunk);
  const importChunk = scriptImporter(importAddress);
  expect(await Promise.all([importChunk(address), importChunk(address)])).toEqual([chunk, chunk]);
  expect(await importChunk(address)).toBe(chunk);
  expect(importAddress.mock.calls).toEqual([[address]]);
});

test('retries under another address each time, as browsers remember a failed import', async () => {
  const chunk = { default: 'chunk' };
  const importAddress = vi
    .fn<(address: string) => Promise<object>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(chunk);
  const importChunk = scriptImporter(importAddress);

  await expect(importChunk(address)).rejects.toThrow('offline');
  await expect(importChunk(address)).rejects.toThrow('offline');
  expect(await importChunk(address)).toBe(chunk);
  expect(await importChunk(address)).toBe(chunk);
  expect(importAddress.mock.calls).toEqual([[address], [`${address}?retry=1`], [`${address}?retry=2`]]);
});

test('a chunk that ends too early is an error, even if what is there runs', async () => {
  const importAddress = vi.fn(async () => ({}));
  const importChunk = scriptImporter(importAddress);
  await expect(importChunk(address)).rejects.toThrow('Incomplete module');
  await expect(importChunk(address)).rejects.toThrow('Incomplete module');
  expect(importAddress.mock.calls).toEqual([[address], [`${address}?retry=1`]]);
});

test('a request that stalls is given up after 30 seconds', async () => {
  vi.useFakeTimers();
  const importChunk = scriptImporter(() => new Promise(() => undefined));
  const outcome = vi.fn();
  importChunk(address).catch(outcome);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isFetchFailure(outcome.mock.calls[0]?.[0])).toBe(true);
});

test('tells a file that could not be fetched from one that is broken, in every engine', () => {
  const [chromium, firefox] = ['Failed to fetch', 'error loading'].map(
    (words) => `${words} dynamically imported module: ${address}`,
  );
  for (const message of [chromium, firefox, 'Importing a module script failed.'])
    expect(isFetchFailure(new TypeError(message))).toBe(true);
  expect(isFetchFailure(new SyntaxError('Unexpected end of input'))).toBe(false);
  expect(isFetchFailure(new TypeError('undefined is not a function'))).toBe(false);
  expect(isFetchFailure('offline')).toBe(false);
});
