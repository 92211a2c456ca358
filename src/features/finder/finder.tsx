import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { type FinderAnswers, type FinderQuestion, finderAnswers } from '@/content/finder-rules';
import { finderAnchor } from '@/content/screen-paths';
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
 * Three questions that end in at most three services and programs. Each step starts at the same height, with the focus on
 * its heading. Steps are no entries in the browser's history: Back leaves the screen, as it does everywhere, and the
 * answers are kept for the way back.
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
        <Question<string>
          key={question}
          anchor={finderAnchor}
          progress={fill(copy.progress, { number: step + 1, total: questions.length })}
          title={copy.questions[question].title}
          answers={copy.questions[question].answers}
          order={finderAnswers[question]}
          chosen={answers[question]}
          chosenLabel={copy.yourAnswer}
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
