import type { ReactNode } from 'react';
import { ReachUs } from '@/components/site/reach-us';
import { Announcement } from '@/components/ui/announcement';
import { BreakableText } from '@/components/ui/breakable-text';
import type { ActionCopy, ReachUsCopy } from '@/copy/types';
import { ActionButton } from './action-button';
import { useAnswers } from './use-answers';

interface ReachUsWithActionsProps {
  reachUs: ReachUsCopy;
  actions: readonly ActionCopy[];
  rowClassName: string;
  buttonClassName: string;
  children?: ReactNode;
}

/** The number above buttons without behavior (specification, section 1). An answer replaces the lead, so that nothing moves. */
export function ReachUsWithActions({
  reachUs,
  actions,
  rowClassName,
  buttonClassName,
  children,
}: ReachUsWithActionsProps) {
  const { answers, given, shown, give } = useAnswers(actions);
  const texts: { id?: string; text: string }[] = [{ text: reachUs.lead ?? '' }, ...answers];
  const lead = (
    <span className="order-last grid basis-full items-start break-inside-avoid break-after-avoid *:col-start-1 *:row-start-1">
      {texts.map(({ id, text }) => (
        // Ends each text with a space, so that texts do not run together without style sheets.
        <span key={text} id={id} className={id === shown?.id ? '' : 'invisible'}>
          <BreakableText>{text}</BreakableText>{' '}
        </span>
      ))}
    </span>
  );
  return (
    <>
      <ReachUs copy={reachUs} size="line" lead={lead} className="gap-x-6">
        {children}
      </ReachUs>
      {given && <Announcement announced={given} />}
      <div className={rowClassName}>
        {answers.map((answer, index) => (
          <ActionButton
            key={answer.id}
            answer={answer}
            isAnswered={answer === shown}
            onPress={() => give(index)}
            className={buttonClassName}
          />
        ))}
      </div>
    </>
  );
}
