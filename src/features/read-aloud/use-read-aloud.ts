import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useOnChange } from '@/components/ui/use-on-change';
import { useCopy } from '@/copy';
import { speech } from '@/features/speech';
import { activity } from '@/lib/channel';
import { listen } from '@/lib/listen';
import { showRange } from '@/lib/show-range';
import { nextReadingState, type ReadingEvent, type ReadingState } from './reading-state';
import { type PlacedSentence, upcomingSentences } from './upcoming-sentences';

const HIGHLIGHT = 'read-aloud';

/** Highlights a range until the returned function is called, in browsers with the CSS Custom Highlight API. */
function highlightRange(range: Range): (() => void) | undefined {
  if (!('highlights' in CSS)) return;
  const mark = new Highlight(range);
  CSS.highlights.set(HIGHLIGHT, mark);
  return () => {
    // Clears the highlight first: WebKit keeps painting the ranges of one that is deleted.
    mark.clear();
    CSS.highlights.delete(HIGHLIGHT);
  };
}

/** Reads an element aloud, and highlights each sentence. Stops at the end, or when the page is hidden or unmounts. */
export function useReadAloud(content: RefObject<HTMLElement | null>) {
  const [reading, dispatch] = useReducer<ReadingState<PlacedSentence>, [ReadingEvent<PlacedSentence>]>(
    nextReadingState,
    { state: 'idle' },
  );
  const { locale } = useCopy().language;
  const lastFocus = useRef<Element>(undefined);
  const { sentences, index = -1 } = reading.state === 'idle' ? {} : reading;
  const sentence = sentences?.[index];

  const speakFromSentence = useEffectEvent(() => {
    if (reading.state !== 'reading') return;
    const first = reading.index ?? 0;
    return speech.say(reading.sentences.slice(first), {
      interrupt: true,
      onStart: (index) => {
        activity.send();
        dispatch({ kind: 'sentence', index: first + index });
      },
      onEnd: () => dispatch({ kind: 'stop' }),
      onInterrupt: () => dispatch({ kind: 'pause' }),
      onDead: () => dispatch({ kind: 'fail' }),
    });
  });

  const isReading = reading.state === 'reading';
  useEffect(() => (isReading && sentences ? speakFromSentence() : undefined), [isReading, sentences]);

  useOnChange(locale, () => {
    if (reading.state === 'idle' || !content.current) return;
    const current = sentence?.range.startContainer.parentElement ?? undefined;
    dispatch({ kind: 'start', sentences: upcomingSentences(content.current, locale, current) });
    if (reading.state !== 'reading') dispatch({ kind: 'pause' });
  });

  useEffect(() => {
    if (!sentence) return;
    // Scrolls to the top, like turning a page.
    showRange(sentence.range, 'top');
    return highlightRange(sentence.range);
  }, [sentence]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocus.current = target;
    };
    return listen(content.current, { focusin: remember });
  }, [content]);

  useEffect(
    () => listen(document, { visibilitychange: () => document.hidden && dispatch({ kind: 'stop' }) }),
    [],
  );

  function start() {
    if (!content.current) return;
    dispatch({ kind: 'start', sentences: upcomingSentences(content.current, locale, lastFocus.current) });
  }

  return {
    state: reading.state,
    start,
    pause: () => dispatch({ kind: 'pause' }),
    resume: () => dispatch({ kind: 'resume' }),
    stop: () => dispatch({ kind: 'stop' }),
  };
}
