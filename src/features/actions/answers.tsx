import { BreakableText } from '@/components/ui/breakable-text';
import { useCopy } from '@/copy';
import { AnswerWays } from './answer-ways';
import type { Answer } from './use-answers';

interface AnswersProps {
  answers: readonly Answer[];
  shown: Answer | undefined;
  onFollow: () => void;
}

/** Scrolls no farther than needed, and so not at all where there is room. */
const reveal = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' });

/**
 * What the buttons before it answer. All answers are there from the start, in one place, and one at most can be seen: so
 * nothing moves. Beside the buttons, they reach into the gaps around them; where that is too narrow, they hang over what is below or above.
 */
export function Answers({ answers, shown, onFollow }: AnswersProps) {
  const { answer: copy, message } = useCopy().reachUs;
  return (
    <div className="hanging one-place invisible -my-3 grow basis-56 items-center text-base noscript:block noscript:static!">
      {answers.map((answer) => (
        <div
          key={answer.id}
          ref={answer === shown ? reveal : undefined}
          className={`border-s-4 border-primary px-3 ${answer === shown ? 'visible' : ''}`}
        >
          <p id={answer.id} className="inline noscript:visible">
            <BreakableText>{answer.text}</BreakableText>
          </p>{' '}
          <span className="in-line-links inline-flex flex-wrap gap-x-5">
            {answer === shown ? (
              <AnswerWays answer={answer} onFollow={onFollow} />
            ) : (
              <>
                <span className="text-link">{copy.call}</span>{' '}
                {message && <span className="text-link">{message.text}</span>}
              </>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
