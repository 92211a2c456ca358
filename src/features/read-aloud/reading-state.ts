/** The state of reading a list of sentences; `index` is the current one. */
export type ReadingState<Sentence> =
  | { state: 'idle' }
  | { state: 'reading' | 'paused'; sentences: readonly Sentence[]; index: number };

export type ReadingEvent<Sentence> =
  | { type: 'start'; sentences: readonly Sentence[] }
  /** The current sentence has been spoken. */
  | { type: 'spoken' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' };

/** The state after an event. Reading ends after the last sentence; a paused reading resumes with its current sentence. */
export function nextReadingState<Sentence>(
  reading: ReadingState<Sentence>,
  event: ReadingEvent<Sentence>,
): ReadingState<Sentence> {
  if (event.type === 'start') {
    const { sentences } = event;
    return sentences.length > 0 ? { state: 'reading', sentences, index: 0 } : { state: 'idle' };
  }
  if (event.type === 'stop' || reading.state === 'idle') return { state: 'idle' };
  switch (event.type) {
    case 'pause':
      return { ...reading, state: 'paused' };
    case 'resume':
      return { ...reading, state: 'reading' };
    case 'spoken': {
      const index = reading.index + 1;
      return index < reading.sentences.length ? { ...reading, index } : { state: 'idle' };
    }
  }
}
