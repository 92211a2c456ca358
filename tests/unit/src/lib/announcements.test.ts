import { expect, test, vi } from 'vitest';
import { announce, onAnnouncement } from '@/lib/announcements';

test('reports each announcement and its kind until the listener unsubscribes', () => {
  const listener = vi.fn();
  const unsubscribe = onAnnouncement(listener);
  announce('Message copied');
  announce('Contact screen', 'place');
  unsubscribe();
  announce('Too late');
  expect(listener.mock.calls).toEqual([
    ['Message copied', 'change'],
    ['Contact screen', 'place'],
  ]);
});
