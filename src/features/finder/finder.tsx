import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { type FinderAnswers, type FinderQuestion, finderAnswers } from '@/content/finder-rules';
import type { FinderCopy } from '@/content/types';
import { useContent } from '@/content-store/content-store';
import { programs } from '@/copy/programs';
import { fill } from '@/lib/fill';
import { focusHeading } from '@/lib/focus-to-read';
import { findWhatFits } from './find-what-fits';
import { type Describe, FinderResult } from './finder-result';
import { type FinderState, unanswered, useFinderState } from './finder-state';
import { Question } from './question';

const questions = Object.keys(finderAnswers) as FinderQuestion[];

function isComplete(answers: Partial<FinderAnswers>): answers is FinderAnswers {
  return questions.every((question) => answers[question]);
}

interface FinderProps {
  copy: FinderCopy;
  describe: Describe;
}

/**
 * Asks three questions, then suggests at most three services and programs. Each step starts at the same height, with its
 * heading focused. Steps add nothing to the browser's history: Back leaves the screen, as it does everywhere, and the
 * answers are still there on return.
 */
export function Finder({ copy, describe }: FinderProps) {
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
    <div ref={top} className="scroll-mt-4">
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
