import { BreakableText } from '@/components/ui/breakable-text';
import { AnswerLinks } from './answer-links';
import type { Answer } from './use-answers';

interface AnswersProps {
  answers: readonly Answer[];
  shown: Answer | undefined;
  onFollow: () => void;
}

/** Scrolls only as far as needed. */
const reveal = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: 'nearest' });

/** Renders the answers of the buttons before it. Each describes its button, but is visible only once that is pressed. */
export function Answers({ answers, shown, onFollow }: AnswersProps) {
  return answers.map((answer) => (
    <div
      key={answer.id}
      ref={answer === shown ? reveal : undefined}
      className={`grow basis-64 @max-[36rem]:basis-full border-s-4 border-primary ps-3 text-base noscript:block ${answer === shown ? '' : 'hidden'}`}
    >
      <p id={answer.id}>
        <BreakableText>{answer.text}</BreakableText>
      </p>
      {answer === shown && <AnswerLinks answer={answer} onFollow={onFollow} />}
    </div>
  ));
}
