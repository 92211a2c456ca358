import { afterEach, expect, test, vi } from 'vitest';
import { getHost } from '@/host';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('is a browser where no preload script says otherwise', () => {
  expect(getHost()).toEqual({ mode: 'web' });
});

test.each(['desk', 'kiosk'] as const)('is the %s where the preload script says so', (mode) => {
  vi.stubGlobal('foundationHost', { mode });
  expect(getHost()).toEqual({ mode });
});
