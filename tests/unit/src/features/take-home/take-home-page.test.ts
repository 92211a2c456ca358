import { expect, it } from 'vitest';
import { hasUnsavedText } from '@/features/take-home';

it.each([
  ['has a note', { items: [], note: 'Monday' }, true],
  ['was printed with it', { items: [], note: 'Monday', taken: { note: 'Monday' } }, false],
] as const)('a page that %s', (_, page, isOpen) => expect(hasUnsavedText(page)).toBe(isOpen));
