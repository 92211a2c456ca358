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
  title?: string;
  about?: string;
  /** The filled button: the first by default, unless something more important is in the same view. */
  filled?: 'first' | 'last' | 'none';
  /** Whether the other buttons look like links, because they lead to nothing now. */
  quiet?: boolean;
  /** Whether the buttons are in the header, whose row has no room for an answer. */
  inHeader?: boolean;
  /** Whether they are at the end of a `Card`, which places buttons and answers in its own rows on phones. */
  inCard?: boolean;
  rowClassName?: string;
  buttonClassName?: string;
  className?: string;
  /** Further buttons, which do have behavior. */
  children?: ReactNode;
}

/** Buttons without behavior (specification, section 1) that answer with help, below, or over the header or the kiosk's page. */
export function Actions({
  actions,
  title,
  about,
  filled = 'first',
  quiet = false,
  inHeader = false,
  inCard = false,
  rowClassName = 'flex-wrap gap-3',
  buttonClassName,
  className = '',
  children,
}: ActionsProps) {
  const { answers, given, shown, give, close } = useAnswers(actions, title);
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const { isPaged } = useCapabilities();
  // Answers cover something where there is no room for them: in the header and the kiosk.
  const covers = inHeader || isPaged;
  const closeFromInside = () => {
    pressed.current?.focus();
    close();
  };
  useDismiss(shown !== undefined, group, (byEscape) => {
    if (byEscape && (covers || group.current?.contains(document.activeElement))) closeFromInside();
    else if (covers) close();
  });
  const filling = covers || quiet ? '' : '@max-[36rem]:grow @max-[36rem]:*:grow @max-[36rem]:*:px-4';
  const otherVariant = quiet ? 'quiet' : 'secondary';
  const filledIndex = { first: 0, last: actions.length - 1, none: -1 }[filled];
  return (
    // Aligned at the start, so that no button moves when the answer is taller than the row.
    <div
      ref={group}
      className={`relative flex flex-wrap items-start gap-x-5 print:hidden ${inHeader ? '' : 'gap-y-3'} ${inCard && !covers ? '@max-[36rem]:contents' : ''} ${className}`}
    >
      <div className={`flex ${filling} ${rowClassName}`}>
        {answers.map((answer, index) => (
          <ActionButton
            key={answer.label}
            answer={answer}
            isAnswered={answer === shown}
            variant={index === filledIndex ? 'primary' : otherVariant}
            about={about}
            className={buttonClassName}
            onPress={(button) => {
              pressed.current = button;
              give(index);
            }}
          />
        ))}
        {children}
      </div>
      {covers ? (
        <>
          {shown && (
            <AnswerBubble answer={shown} inCard={inCard} onFollow={close} onClose={closeFromInside} />
          )}
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
  );
}
