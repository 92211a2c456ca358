import { Check } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, ignoreKeyRepeat } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  type FinderAnswer,
  type FinderAnswers,
  type FinderQuestion,
  finderAnswers,
} from '@/content/finder-rules';
import type { IconId } from '@/content/icons';
import { finderAnchor } from '@/content/screen-paths';
import type { FinderCopy } from '@/content/types';
import { useContent } from '@/content-store/content-store';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';
import { focusHeading } from '@/lib/focus-to-read';
import { findWhatFits } from './find-what-fits';
import { type Describe, FinderResult } from './finder-result';
import { type FinderState, unanswered, useFinderState } from './finder-state';

const questions = Object.keys(finderAnswers) as FinderQuestion[];

function isComplete(answers: Partial<FinderAnswers>): answers is FinderAnswers {
  return questions.every((question) => answers[question]);
}

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
function Question({ question, copy, progress, chosen, onAnswer }: QuestionProps) {
  const id = useId();
  const { title, answers } = copy.questions[question] as QuestionCopy;
  return (
    <>
      <h3 tabIndex={-1} data-anchor={finderAnchor} className="step-title">
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

/**
 * Asks three questions, then suggests at most three services and programs. Each step starts at the same height, with its
 * heading focused. Steps add nothing to the browser's history: Back leaves the screen, as it does everywhere, and the
 * answers are still there on return.
 */
export function Finder({ copy, describe }: { copy: FinderCopy; describe: Describe }) {
  const { programs } = useCopy<'screens'>();
  const top = useRef<HTMLDivElement>(null);
  const [{ step, answers }, setState] = useFinderState();
  const { services } = useContent();
  const question = questions[step];

  function show(state: FinderState) {
    flushSync(() => setState(state));
    top.current?.scrollIntoView();
    focusHeading(top.current, 'h3');
  }

  return (
    <div ref={top}>
      {question && (
        <Question
          key={question}
          question={question}
          copy={copy}
          progress={fill(copy.progress, { number: step + 1, total: questions.length })}
          chosen={answers[question]}
          onAnswer={(answer) => show({ step: step + 1, answers: { ...answers, [question]: answer } })}
        />
      )}
      {!question && isComplete(answers) && (
        <FinderResult
          copy={copy}
          answers={answers}
          suggestions={findWhatFits(answers, { services, programs: programs.list.items })}
          describe={describe}
        />
      )}
      {step > 0 && (
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={() => show({ step: step - 1, answers })}>{copy.back}</Button>
          <Button onClick={() => show(unanswered)}>{copy.startOver}</Button>
        </div>
      )}
    </div>
  );
}
