import type { ComponentType } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import type { AnswerWaysProps } from './answer-ways';
import type { Answer } from './use-answers';

interface AnswersProps {
  answers: readonly Answer[];
  shown: Answer | undefined;
  /** Once it has been fetched. */
  Ways: ComponentType<AnswerWaysProps> | undefined;
  onFollow: () => void;
}

/**
 * What the buttons before it answer. All answers are there from the start, in one place beside or below the buttons, and one
 * at most can be seen: so nothing is covered by it, and nothing moves. They reach into the gaps around them.
 */
export function Answers({ answers, shown, Ways, onFollow }: AnswersProps) {
  const { answer: copy, message } = useCopy().reachUs;
  const { isAtFrontDesk } = useCapabilities();
  return (
    <div className="one-place -my-3 grow basis-56 items-center text-base noscript:block">
      {answers.map((answer) => (
        <div
          key={answer.id}
          className={`border-s-4 border-primary ps-3 ${answer === shown ? '' : 'invisible'}`}
        >
          <p id={answer.id} className="inline noscript:visible">
            <BreakableText>{answer.text}</BreakableText>
          </p>{' '}
          <span className="in-line-links inline-flex flex-wrap gap-x-5">
            {Ways && answer === shown ? (
              <Ways answer={answer} onFollow={onFollow} />
            ) : (
              <>
                {!isAtFrontDesk && <span className="text-link">{copy.call}</span>}{' '}
                {message && <span className="text-link">{message.text}</span>}
              </>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
