import { Check } from 'lucide-react';
import { Fragment, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, ignoreKeyRepeat } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type FinderAnswers, type FinderQuestion, finderQuestions } from '@/content/finder-rules';
import { useContent } from '@/content/store/content-store';
import { finderAnchor } from '@/copy/screen-paths';
import { anchorMark } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { focusHeading } from '@/lib/focus-to-read';
import { findSuggestions } from './find-suggestions';
import { type Describe, type FinderCopy, FinderResult } from './finder-result';
import { type FinderState, initialFinderState, useFinderState } from './finder-state';

/** Whether all questions are answered, so that the finder shows its result. */
export function useIsAnswered(): boolean {
  const [{ step }] = useFinderState();
  return step === finderQuestions.length;
}

function isComplete(answers: Partial<FinderAnswers>): answers is FinderAnswers {
  return finderQuestions.every((question) => answers[question]);
}

/** Draws the thread between two knots. `round` scales the dashes so that none is cut off at the end. */
const dashes =
  '[background:linear-gradient(to_right,transparent_2px,var(--thread-paint,var(--thread))_2px_calc(100%-2px),transparent_calc(100%-2px))_0_0/2rem_100%_round]';

/** Shows progress as knots on a thread: answered questions are tied, the current one is larger, and the result has a bow. */
function Knots({ step }: { step: number }) {
  return (
    <span aria-hidden="true" className="flex min-h-7 min-w-0 max-w-56 grow items-center">
      {finderQuestions.map((question, index) => (
        <Fragment key={question}>
          {index > 0 && (
            <svg height={5} className={`${dashes} block w-full ${index > step ? '' : 'goal-9'}`} />
          )}
          <span
            className={`shrink-0 rounded-full border-2 border-ink ${index === step ? 'size-6 bg-primary' : index < step ? 'size-4 bg-ink' : 'size-4'}`}
          />
        </Fragment>
      ))}
      {step === finderQuestions.length && (
        <svg aria-hidden="true" viewBox="0 0 40 28" className="goal-9 h-7 shrink-0">
          <path
            d="M0 16h20C2-6-4 22 20 16 38-6 44 22 20 16l-7 10m7-10 7 10"
            fill="none"
            stroke="var(--thread-paint, var(--thread))"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  );
}

interface QuestionProps {
  question: FinderQuestion;
  copy: FinderCopy;
  progress: string;
  chosen: string | undefined;
  onAnswer: (answer: string) => void;
}

const answerTile =
  'hover:shadow-[inset_0_-5px_0_var(--color-accent)] @min-[14rem]:flex-row @min-[38rem]:last:odd:col-span-2 not-kiosk:@min-[56rem]:last:odd:col-span-1';

/** A question, whose answers lead on at once. The heading is outside the group, so that it is not read twice on focus. */
function Question({ question, copy, progress, chosen, onAnswer }: QuestionProps) {
  const id = useId();
  const { title, answers } = copy.questions[question];
  return (
    <>
      <h3 {...anchorMark(finderAnchor)} className="step-title">
        <span className="mb-1.5 flex flex-wrap items-center gap-x-5 text-base tracking-normal text-ink-soft">
          {progress}
          <Knots step={finderQuestions.indexOf(question)} />
        </span>{' '}
        <span id={id}>{title}</span>
      </h3>
      <fieldset
        aria-labelledby={id}
        className="mt-4 grid gap-3 @min-[38rem]:grid-cols-2 not-kiosk:@min-[56rem]:grid-cols-1 kiosk:@min-[56rem]:grid-cols-3 compact:@min-[15rem]:grid-cols-2 compact:@min-[30rem]:grid-cols-3"
      >
        {Object.entries(answers).map(([answer, { icon, label }]) => (
          <button
            key={answer}
            type="button"
            onKeyDown={ignoreKeyRepeat}
            onClick={() => onAnswer(answer)}
            className={`flex min-h-18 flex-col overflow-hidden outlined-control text-start text-xl font-bold leading-tight ${answerTile}`}
          >
            <span className="grid shrink-0 place-items-center bg-primary text-on-primary @max-[14rem]:py-1 @min-[14rem]:w-16">
              <Icon id={icon} className="size-8 compact:size-5" />
            </span>
            <span className="min-w-0 self-center text-balance px-4 py-3 @max-[14rem]:text-center">
              {label}
              {answer === chosen && (
                <span className="mt-1 flex items-center gap-1.5 text-base @max-[14rem]:justify-center">
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

/** Asks three questions, then suggests at most three offers. Back leaves the screen, and keeps the answers. */
export function Finder({ copy, describe }: { copy: FinderCopy; describe: Describe }) {
  const top = useRef<HTMLDivElement>(null);
  const [{ step, answers }, setState] = useFinderState();
  const { services, programs } = useContent();
  const question = finderQuestions[step];

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
          progress={fill(copy.progress, { number: step + 1, total: finderQuestions.length })}
          chosen={answers[question]}
          onAnswer={(answer) => show({ step: step + 1, answers: { ...answers, [question]: answer } })}
        />
      )}
      {!question && isComplete(answers) && (
        <FinderResult
          copy={copy}
          answers={answers}
          suggestions={findSuggestions(answers, { services, programs })}
          describe={describe}
          thread={<Knots step={step} />}
        />
      )}
      {step > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => show({ step: step - 1, answers })}>{copy.back}</Button>
          <Button onClick={() => show(initialFinderState)}>{copy.startOver}</Button>
        </div>
      )}
    </div>
  );
}
