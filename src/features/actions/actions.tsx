import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Announcement } from '@/components/ui/announcement';
import { useDismiss } from '@/components/ui/use-dismiss';
import type { ActionCopy } from '@/content/types';
import { ActionButton } from './action-button';
import type { Place } from './answer-bubble';
import { useAnswers } from './use-answers';

interface ActionsProps {
  actions: readonly ActionCopy[];
  /** See {@link useAnswers}. */
  title?: string;
  /** See {@link ActionButton}. */
  about?: string;
  /** Where the answer stands. */
  place?: Place;
  className?: string;
  /** Further buttons, which do work. */
  children?: ReactNode;
}

/**
 * Buttons without behavior (specification, section 1) that answer with help: what the foundation does about the matter, what
 * to say, and a message that is already begun. The answer goes away with Escape, or once the visitor is elsewhere.
 */
export function Actions({ actions, title, about, place = 'row', className = '', children }: ActionsProps) {
  const { answers, parts, given, shown, give, close } = useAnswers(actions, title);
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const inHeader = place === 'header';
  // Without scripts, what a button would answer has to be there at once; not in the header, which has the number beside it.
  const isThere = useDeferredValue(true, !inHeader);
  useDismiss(shown !== undefined, group, (byEscape) => {
    if (byEscape) pressed.current?.focus();
    close();
  });
  return (
    <div ref={group} className={`print:hidden ${inHeader ? '' : '@container'} ${className}`}>
      <div className={`relative flex gap-x-5 ${inHeader ? 'flex-wrap' : ''}`}>
        <div
          className={`flex flex-wrap gap-3 ${inHeader ? '*:px-2! *:py-1! *:wrap-normal @min-bar:*:w-min' : '@min-[32rem]:max-w-3/5'}`}
        >
          {answers.map((answer, index) => (
            <ActionButton
              key={answer.label}
              answer={answer}
              about={about}
              onPress={(button) => {
                pressed.current = button;
                give(index);
              }}
            />
          ))}
          {children}
        </div>
        {shown && parts && <parts.AnswerBubble answer={shown} place={place} onFollow={close} />}
      </div>
      {given && <Announcement announced={given} />}
      {isThere &&
        answers.map(({ id, text }) => (
          <p key={id} id={id} className="hidden noscript:block">
            {text}
          </p>
        ))}
    </div>
  );
}
