/**
 * The state of reading a list of sentences. `failed` means that the voice did not answer. `index` is the sentence that
 * the voice started last; there is none until it has started with the first.
 */
export type ReadingState<Sentence> =
  | { state: 'idle' }
  | { state: 'reading' | 'paused' | 'failed'; sentences: readonly Sentence[]; index?: number };

export type ReadingEvent<Sentence> =
  | { type: 'start'; sentences: readonly Sentence[] }
  /** The voice has started with a sentence. */
  | { type: 'sentence'; index: number }
  | { type: 'pause' }
  | { type: 'fail' }
  /** Continues after a pause or a failure. */
  | { type: 'resume' }
  | { type: 'stop' };

/** The state after an event. A paused or failed reading resumes with its current sentence. */
export function nextReadingState<Sentence>(
  reading: ReadingState<Sentence>,
  event: ReadingEvent<Sentence>,
): ReadingState<Sentence> {
  if (event.type === 'start') {
    const { sentences } = event;
    return sentences.length > 0 ? { state: 'reading', sentences } : { state: 'idle' };
  }
  if (event.type === 'stop' || reading.state === 'idle') return { state: 'idle' };
  switch (event.type) {
    case 'sentence':
      return { ...reading, index: event.index };
    case 'pause':
      return { ...reading, state: 'paused' };
    case 'fail':
      return { ...reading, state: 'failed' };
    case 'resume':
      return { ...reading, state: 'reading' };
  }
}
