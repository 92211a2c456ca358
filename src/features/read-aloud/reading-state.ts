/** A reading of a row of sentences, the one at `index` being its present one. */
export type Reading<Sentence> =
  | { state: 'idle' }
  | { state: 'reading' | 'paused'; sentences: readonly Sentence[]; index: number };

export type ReadingEvent<Sentence> =
  | { type: 'start'; sentences: readonly Sentence[] }
  /** The present sentence has been spoken. */
  | { type: 'spoken' }
  | { type: 'pause' }
  | { type: 'goOn' }
  | { type: 'stop' };

/** What a reading becomes by one event. It ends with its last sentence; a paused one goes on with the sentence it is in. */
export function nextReadingState<Sentence>(
  reading: Reading<Sentence>,
  event: ReadingEvent<Sentence>,
): Reading<Sentence> {
  if (event.type === 'start') {
    const { sentences } = event;
    return sentences.length > 0 ? { state: 'reading', sentences, index: 0 } : { state: 'idle' };
  }
  if (event.type === 'stop' || reading.state === 'idle') return { state: 'idle' };
  switch (event.type) {
    case 'pause':
      return { ...reading, state: 'paused' };
    case 'goOn':
      return { ...reading, state: 'reading' };
    case 'spoken': {
      const index = reading.index + 1;
      return index < reading.sentences.length ? { ...reading, index } : { state: 'idle' };
    }
  }
}
