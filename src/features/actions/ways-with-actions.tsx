import type { ReactNode } from 'react';
import { ReachUs, type ReachUsSize } from '@/components/site/reach-us';
import { WithoutVoiceRow } from '@/components/site/without-voice';
import { Announcement } from '@/components/ui/announcement';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCopy } from '@/copy';
import type { ActionCopy, ReachUsCopy } from '@/copy/types';
import { ActionButton } from './action-button';
import { MessageLink } from './message-link';
import { useAnswers } from './use-answers';

interface WaysWithActionsProps {
  /** The introduction of a section, of which an answer takes the place together with the lead. */
  text?: string | undefined;
  reachUs: ReachUsCopy;
  /** See {@link ReachUs}. */
  size: ReachUsSize;
  actions: readonly ActionCopy[];
  /** The layout of the buttons. */
  className: string;
  /** Further ways, above the buttons. */
  children?: ReactNode;
}

/**
 * Buttons without behavior (specification, section 1) below the ways to reach the foundation. Once one is pressed, its answer
 * is the text that leads to these ways, and the message is already begun for the matter.
 */
export function WaysWithActions({ text, reachUs, size, actions, className, children }: WaysWithActionsProps) {
  const { answers, given, shown, give } = useAnswers(actions);
  const { textMessage, relay } = useCopy().withoutVoice.office;
  const texts: { id?: string; text: string }[] = [{ text: reachUs.lead ?? '' }, ...answers];
  const lead = (
    <span className={`one-place items-end ${text ? 'below-heading' : ''}`}>
      {texts.map(({ id, text: said }) => (
        // Texts end with a space, so that they do not run together without styles.
        <span key={said} id={id} className={id === shown?.id ? '' : 'invisible'}>
          {!id && text && <span className="measure mb-5 block font-normal text-ink-soft">{`${text} `}</span>}
          <BreakableText>{said}</BreakableText>{' '}
        </span>
      ))}
    </span>
  );
  return (
    <>
      <ReachUs
        copy={reachUs}
        size={size}
        lead={lead}
        messageLink={shown && reachUs.message && <MessageLink link={reachUs.message} matter={shown} />}
      >
        {size === 'full' && <WithoutVoiceRow copy={{ textMessage, relay }} />}
      </ReachUs>
      {children}
      {given && <Announcement announced={given} />}
      <div className={`${className} print:hidden`}>
        {answers.map((answer, index) => (
          <ActionButton
            key={answer.id}
            answer={answer}
            isAnswered={answer === shown}
            onPress={() => give(index)}
          />
        ))}
      </div>
    </>
  );
}
