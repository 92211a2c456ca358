/** The state of reading sentences. `failed`: the voice did not respond. `index`: the sentence that it started last, if any. */
export type ReadingState<Sentence> =
  | { state: 'idle' }
  | { state: 'reading' | 'paused' | 'failed'; sentences: readonly Sentence[]; index?: number };

/** `sentence` reports that the voice has started one; `resume` continues after a pause or a failure. */
export type ReadingEvent<Sentence> =
  | { kind: 'start'; sentences: readonly Sentence[] }
  | { kind: 'sentence'; index: number }
  | { kind: 'pause' | 'fail' | 'resume' | 'stop' };

const stateAfter = { pause: 'paused', fail: 'failed', resume: 'reading' } as const;

/** Returns the state after an event. A paused or failed reading resumes with its current sentence. */
export function nextReadingState<Sentence>(
  reading: ReadingState<Sentence>,
  event: ReadingEvent<Sentence>,
): ReadingState<Sentence> {
  if (event.kind === 'start') {
    const { sentences } = event;
    return sentences.length > 0 ? { state: 'reading', sentences } : { state: 'idle' };
  }
  if (event.kind === 'stop' || reading.state === 'idle') return { state: 'idle' };
  if (event.kind === 'sentence') return { ...reading, index: event.index };
  return { ...reading, state: stateAfter[event.kind] };
}
