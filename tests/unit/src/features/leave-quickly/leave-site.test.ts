import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveSite } from '@/features/leave-quickly/leave-site';

const page = { documentElement: { hidden: false }, title: '' };
const location = { replace: vi.fn(), reload: vi.fn() };
let events: EventTarget;

beforeEach(() => {
  events = new EventTarget();
  Object.assign(page, { documentElement: { hidden: false }, title: 'Services – Weaving Hope' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { addEventListener: events.addEventListener.bind(events), location });
});

// Test files share what is global.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the page is hidden before another one replaces it', () => {
  const seen: unknown[] = [];
  const look = (address: string) => seen.push([address, page.documentElement.hidden, page.title]);
  location.replace.mockImplementation(look);
  leaveSite();
  leaveSite('https://search.example/');
  expect(seen).toEqual([
    ['https://www.weather.gov/', true, ''],
    ['https://search.example/', true, ''],
  ]);
});

test('an address that the browser refuses leads to a blank page', () => {
  location.replace.mockImplementationOnce(() => {
    throw new SyntaxError('Invalid URL');
  });
  leaveSite('https://1.2.3.4.5/');
  expect(location.replace).toHaveBeenLastCalledWith('about:blank');
});

test('a hidden page that Back or Forward restores is reloaded', () => {
  leaveSite();
  expect(location.reload).not.toHaveBeenCalled();
  events.dispatchEvent(new Event('pageshow'));
  expect(location.reload).toHaveBeenCalledOnce();
});
