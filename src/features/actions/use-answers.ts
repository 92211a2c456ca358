import { useId, useState } from 'react';
import type { AnnouncedText } from '@/components/ui/announcement';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useCopy } from '@/copy';
import type { ActionCopy } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { lazyPart } from '@/lib/lazy-part';
import type { Matter } from './begin-message';

/** What answers consist of, and further ways to reach the foundation, for which no page waits. */
export const answerParts = lazyPart(() => import('./answer-parts'));

/** What a button says when it is pressed: how the foundation does it, and what to say. */
export interface Answer extends Matter {
  /** The id of the element with the text, which describes the button. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/**
 * Gives the answers of buttons without behavior (specification, section 1), and keeps which one was asked for last.
 *
 * @param title of what they are about, for sentences with `{title}`
 */
export function useAnswers(actions: readonly ActionCopy[], title = '') {
  const id = useId();
  const { isAtFrontDesk } = useCapabilities();
  const { answer: copy } = useCopy().reachUs;
  const [given, setGiven] = useState<AnnouncedText & { readonly index: number }>();
  const text = isAtFrontDesk ? copy.kiosk : copy.elsewhere;
  const answers = actions.map((action, index): Answer => {
    const say = fill(action.say, { title });
    return { ...action, id: id + index, say, text: fill(text, { say }) };
  });
  const parts = useLazyPart(answerParts, given !== undefined);
  return {
    answers,
    parts,
    given,
    shown: given && answers[given.index],
    give: (index: number) => setGiven({ index, text: answers[index]?.text ?? '' }),
    close: () => setGiven(undefined),
  };
}
