import { expect, test } from 'vitest';
import { nextReadingState, type ReadingEvent, type ReadingState } from '@/features/read-aloud/reading-state';

const sentences = ['We listen.', 'We act.'];
const idle: ReadingState<string> = { state: 'idle' };
const starting: ReadingState<string> = { state: 'reading', sentences };
const reading = (index: number): ReadingState<string> => ({ state: 'reading', sentences, index });
const paused = (index: number): ReadingState<string> => ({ state: 'paused', sentences, index });

test.each<[string, ReadingState<string>, ReadingEvent<string>, ReadingState<string>]>([
  ['follows the voice to the first sentence', starting, { kind: 'sentence', index: 0 }, reading(0)],
  ['pauses in its sentence', reading(1), { kind: 'pause' }, paused(1)],
  ['stops while it reads', reading(0), { kind: 'stop' }, idle],
  ['stays idle when paused', idle, { kind: 'pause' }, idle],
])('a reading %s', (_, before, event, after) => expect(nextReadingState(before, event)).toEqual(after));

test('reading starts before the first sentence, and not without sentences', () => {
  expect(nextReadingState(idle, { kind: 'start', sentences })).toEqual(starting);
  expect(nextReadingState(idle, { kind: 'start', sentences: [] })).toEqual(idle);
});
