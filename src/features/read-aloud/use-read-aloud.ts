import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { activityEvent } from '@/lib/activity-event';
import { bringIntoView, highlight } from './highlight';
import { nextReadingState, type ReadingEvent, type ReadingState } from './reading-state';
import { speak } from './speak';
import { type SentenceOnPage, upcomingSentences } from './upcoming-sentences';

type Reducer = (
  reading: ReadingState<SentenceOnPage>,
  event: ReadingEvent<SentenceOnPage>,
) => ReadingState<SentenceOnPage>;

/**
 * Reads a part of the page aloud, sentence by sentence. Stops at the end, when the page is hidden, and when the component
 * unmounts.
 */
export function useReadAloud(content: RefObject<HTMLElement | null>, voice: SpeechSynthesisVoice) {
  const [reading, dispatch] = useReducer<ReadingState<SentenceOnPage>, [ReadingEvent<SentenceOnPage>]>(
    nextReadingState satisfies Reducer,
    { state: 'idle' },
  );
  const lastFocus = useRef<Element>(undefined);
  const stop = () => dispatch({ type: 'stop' });

  const speakSentence = useEffectEvent((text: string) =>
    speak(text, voice, () => dispatch({ type: 'spoken' }), stop),
  );

  useEffect(() => {
    const sentence = reading.state === 'idle' ? undefined : reading.sentences[reading.index];
    if (!sentence) return;
    const clear = highlight(sentence.range);
    if (reading.state === 'paused') return clear;
    bringIntoView(sentence.range);
    document.dispatchEvent(new Event(activityEvent));
    const cancel = speakSentence(sentence.text);
    return () => {
      clear();
      cancel();
    };
  }, [reading]);

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
    stop,
  };
}
