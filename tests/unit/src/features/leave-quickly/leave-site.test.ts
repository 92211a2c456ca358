import { afterEach, expect, test, vi } from 'vitest';
import { leaveSite } from '@/features/leave-quickly/leave-site';

// Test files share what is global.
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the page is hidden before another one replaces it', () => {
  const seen: unknown[] = [];
  const page = { documentElement: { hidden: false }, title: 'Services – Weaving Hope' };
  const replace = (address: string) => seen.push([address, page.documentElement.hidden, page.title]);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { replace } });
  leaveSite();
  leaveSite('https://search.example/');
  expect(seen).toEqual([
    ['about:blank', true, ''],
    ['https://search.example/', true, ''],
  ]);
});
