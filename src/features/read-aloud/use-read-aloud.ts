import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { speech } from '@/features/speech';
import { activityEvent } from '@/lib/activity-event';
import { bringIntoView, highlight } from './highlight';
import { nextReadingState, type ReadingEvent, type ReadingState } from './reading-state';
import { type SentenceOnPage, upcomingSentences } from './upcoming-sentences';

type Reducer = (
  reading: ReadingState<SentenceOnPage>,
  event: ReadingEvent<SentenceOnPage>,
) => ReadingState<SentenceOnPage>;

/**
 * Reads a part of the page aloud, and highlights each sentence once the voice has started with it. Stops at the end, when
 * the page is hidden, and when the component unmounts.
 */
export function useReadAloud(content: RefObject<HTMLElement | null>) {
  const [reading, dispatch] = useReducer<ReadingState<SentenceOnPage>, [ReadingEvent<SentenceOnPage>]>(
    nextReadingState satisfies Reducer,
    { state: 'idle' },
  );
  const lastFocus = useRef<Element>(undefined);
  const sentences = reading.state === 'idle' ? undefined : reading.sentences;
  const sentence = reading.state === 'idle' ? undefined : sentences?.[reading.index ?? -1];

  const speakFromSentence = useEffectEvent(() => {
    if (reading.state !== 'reading') return;
    const first = reading.index ?? 0;
    return speech.say(
      reading.sentences.slice(first).map(({ text }) => text),
      {
        interrupt: true,
        onStart: (index) => {
          document.dispatchEvent(new Event(activityEvent));
          dispatch({ type: 'sentence', index: first + index });
        },
        onEnd: () => dispatch({ type: 'stop' }),
        onInterrupt: () => dispatch({ type: 'pause' }),
        onDead: () => dispatch({ type: 'fail' }),
      },
    );
  });

  const isReading = reading.state === 'reading';
  useEffect(() => (isReading && sentences ? speakFromSentence() : undefined), [isReading, sentences]);

  useEffect(() => {
    if (!sentence) return;
    bringIntoView(sentence.range);
    return highlight(sentence.range);
  }, [sentence]);

  useEffect(() => {
    const element = content.current;
    const rememberFocus = ({ target }: FocusEvent) => {
      lastFocus.current = target as Element;
    };
    const onHidden = () => {
      if (document.hidden) dispatch({ type: 'stop' });
    };
    element?.addEventListener('focusin', rememberFocus);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      element?.removeEventListener('focusin', rememberFocus);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [content]);

  function start() {
    if (!content.current) return;
    dispatch({ type: 'start', sentences: upcomingSentences(content.current, lastFocus.current) });
  }

  return {
    state: reading.state,
    start,
    pause: () => dispatch({ type: 'pause' }),
    resume: () => dispatch({ type: 'resume' }),
    stop: () => dispatch({ type: 'stop' }),
  };
}
