import { expect, test } from 'vitest';
import { nextReadingState, type ReadingEvent, type ReadingState } from '@/features/read-aloud/reading-state';

const sentences = ['We listen.', 'We act.'];
const idle: ReadingState<string> = { state: 'idle' };
const reading = (index: number): ReadingState<string> => ({ state: 'reading', sentences, index });
const paused = (index: number): ReadingState<string> => ({ state: 'paused', sentences, index });

test.each<[string, ReadingState<string>, ReadingEvent<string>['type'], ReadingState<string>]>([
  ['goes on with the next sentence', reading(0), 'spoken', reading(1)],
  ['ends with the last sentence', reading(1), 'spoken', idle],
  ['pauses in its sentence', reading(1), 'pause', paused(1)],
  ['resumes the sentence it was paused in', paused(1), 'resume', reading(1)],
  ['stops while it reads', reading(0), 'stop', idle],
  ['stops while it is paused', paused(0), 'stop', idle],
  ['stays idle when paused', idle, 'pause', idle],
  ['stays idle on resume', idle, 'resume', idle],
  ['stays idle when a last word comes late', idle, 'spoken', idle],
])('a reading %s', (_, before, type, after) => {
  expect(nextReadingState(before, { type } as ReadingEvent<string>)).toEqual(after);
});

test('a reading starts with the first sentence, and not where there is nothing to read', () => {
  expect(nextReadingState(idle, { type: 'start', sentences })).toEqual(reading(0));
  expect(nextReadingState(idle, { type: 'start', sentences: [] })).toEqual(idle);
});
