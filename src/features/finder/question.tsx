import { Check } from 'lucide-react';
import { useId } from 'react';
import { ignoreKeyRepeat } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type FinderAnswer, type FinderQuestion, finderAnswers } from '@/content/finder-rules';
import type { IconId } from '@/content/icons';
import { finderAnchor } from '@/content/screen-paths';
import type { FinderCopy } from '@/content/types';

interface QuestionCopy {
  title: string;
  answers: Record<FinderAnswer<FinderQuestion>, { icon: IconId; label: string }>;
}

interface QuestionProps {
  question: FinderQuestion;
  copy: FinderCopy;
  progress: string;
  /** The answer given before, if any. */
  chosen: string | undefined;
  onAnswer: (answer: string) => void;
}

/**
 * A question whose answers are buttons that lead on at once: one press a question, where radio buttons would take two,
 * and many more for someone with a single switch. The heading is outside the group, because a screen reader would read
 * it twice when the focus moves there.
 */
export function Question({ question, copy, progress, chosen, onAnswer }: QuestionProps) {
  const id = useId();
  const { title, answers } = copy.questions[question] as QuestionCopy;
  return (
    <>
      <h3 tabIndex={-1} data-anchor={finderAnchor} className="scroll-mt-4 step-title">
        <span className="mb-2 block text-base tracking-normal text-ink-soft">{progress}</span>{' '}
        <span id={id}>{title}</span>
      </h3>
      <fieldset aria-labelledby={id} className="mt-6 grid gap-3 @min-[38rem]:grid-cols-2">
        {finderAnswers[question].map((answer) => (
          <button
            key={answer}
            type="button"
            onKeyDown={ignoreKeyRepeat}
            onClick={() => onAnswer(answer)}
            className="flex min-h-16 flex-col items-start gap-x-4 gap-y-2 @min-[20rem]:flex-row @min-[20rem]:items-center rounded-control border-2 border-ink bg-card px-4 py-3 text-start text-xl font-bold leading-tight hover:shadow-[inset_0_-5px_0_var(--color-accent)]"
          >
            <Icon id={answers[answer].icon} className="size-7 text-primary" />
            <span className="min-w-0 text-balance">
              {answers[answer].label}
              {answer === chosen && (
                <span className="mt-1 flex items-center gap-1.5 text-base">
                  <Check aria-hidden="true" strokeWidth={3} className="size-5 shrink-0" />
                  {copy.yourAnswer}
                </span>
              )}
            </span>
          </button>
        ))}
      </fieldset>
    </>
  );
}
