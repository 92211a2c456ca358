import { expect, it } from 'vitest';
import { hasOpenText } from '@/features/take-home';

it.each([
  ['has items only', { items: [{ kind: 'service', id: 1 }] }, false],
  ['has a note', { items: [], note: 'Monday' }, true],
  ['was printed with it', { items: [], note: 'Monday', taken: { note: 'Monday' } }, false],
  ['has another one', { items: [], note: 'Tuesday', taken: { note: 'Monday' } }, true],
  ['names someone', { items: [], note: 'Monday', askFor: 'Ada', taken: { note: 'Monday' } }, true],
] as const)('a page that %s', (_, page, isOpen) => expect(hasOpenText(page)).toBe(isOpen));
