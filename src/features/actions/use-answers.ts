import { useId, useState } from 'react';
import { useIsFrontDeskOpen } from '@/components/site/use-is-front-desk-open';
import type { AnnouncedText } from '@/components/ui/announcement';
import { useCopy } from '@/copy';
import type { ActionCopy } from '@/copy/types';
import { fill } from '@/lib/fill';
import type { MessageTopic } from './start-message';

export interface Answer extends MessageTopic {
  /** The id of the element with the answer, which describes the button. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Returns the answers of buttons without behavior about a title, and the latest one shown (specification, section 1). */
export function useAnswers(actions: readonly ActionCopy[], title = '') {
  const id = useId();
  const { answer: copy, opening } = useCopy().reachUs;
  const isFrontDeskOpen = useIsFrontDeskOpen(opening);
  const [given, setGiven] = useState<AnnouncedText & { readonly index: number }>();
  const text = isFrontDeskOpen ? copy.kiosk : copy.elsewhere;
  const answers = actions.map((action, index): Answer => {
    const say = fill(action.say, { title });
    return { ...action, id: id + index, say, text: action.answer ?? fill(text, { say }) };
  });
  return {
    answers,
    given,
    shown: given && answers[given.index],
    give: (index: number) => setGiven({ index, text: answers[index]?.text ?? '' }),
    close: () => setGiven(undefined),
  };
}
