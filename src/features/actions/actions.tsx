import { type ReactNode, useRef } from 'react';
import { Announcement } from '@/components/ui/announcement';
import { useDismiss } from '@/components/ui/use-dismiss';
import type { ActionCopy } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { ActionButton } from './action-button';
import { AnswerBubble } from './answer-bubble';
import { Answers } from './answers';
import { useAnswers } from './use-answers';

interface ActionsProps {
  actions: readonly ActionCopy[];
  /** See {@link useAnswers}. */
  title?: string;
  /** See {@link ActionButton}. */
  about?: string;
  /** Where an answer hangs below the buttons, as it would need too much room in their row. */
  inHeader?: boolean;
  className?: string;
  /** Further buttons, which do work. */
  children?: ReactNode;
}

/**
 * Buttons without behavior (specification, section 1) that answer with help: what the foundation does about the matter, what
 * to say, and a message that is already begun. The answer goes away with Escape, or once the visitor is elsewhere.
 */
export function Actions({ actions, title, about, inHeader = false, className = '', children }: ActionsProps) {
  const { answers, given, shown, give, close } = useAnswers(actions, title);
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const { hasDock } = useCapabilities();
  useDismiss(shown !== undefined, group, (byEscape) => {
    if (byEscape) pressed.current?.focus();
    close();
  });
  return (
    <div ref={group} className={`relative print:hidden ${inHeader ? '' : '@container'} ${className}`}>
      <div className={`flex flex-wrap items-center gap-5 ${inHeader ? 'gap-y-0' : ''}`}>
        {/* In a row of cards, all are at one height, however long their answers are. */}
        <div className={`flex ${inHeader ? 'header-actions' : 'flex-wrap gap-3 self-start'}`}>
          {answers.map((answer, index) => (
            <ActionButton
              key={answer.label}
              answer={answer}
              isAnswered={answer === shown}
              about={about}
              onPress={(button) => {
                pressed.current = button;
                give(index);
              }}
            />
          ))}
          {children}
        </div>
        {/* The kiosk has no room to spare that an answer may need. */}
        {inHeader || hasDock ? (
          <>
            {shown && <AnswerBubble answer={shown} onFollow={close} />}
            {answers.map(({ id, text }) => (
              <p key={id} id={id} className="hidden">
                {text}
              </p>
            ))}
          </>
        ) : (
          <Answers answers={answers} shown={shown} onFollow={close} />
        )}
        {given && <Announcement announced={given} />}
      </div>
    </div>
  );
}
