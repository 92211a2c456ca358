import { useId } from 'react';
import { ChoiceCard } from '@/components/ui/choice-card';
import { answerName, type FinderQuestion, finderAnswers } from '@/content/finder-rules';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';

interface AnswersFieldProps {
  question: FinderQuestion;
  label: string;
  hint?: string;
  initial: readonly string[];
  /** The answers chosen before the form was rendered again, each on a line. */
  chosen: string | undefined;
}

/** Chooses for which answers of visitors to a question the finder suggests the item. */
export function AnswersField({ question, label, hint, initial, chosen }: AnswersFieldProps) {
  const { finder } = useCopy(contentCopy);
  const id = useId();
  const checked = chosen === undefined ? initial : chosen.split('\n');
  return (
    <fieldset aria-describedby={hint && id}>
      <legend className="font-bold">{label}</legend>
      {hint && (
        <p id={id} className="text-base text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-2 grid grid-of-[14rem] gap-2">
        {finderAnswers[question]
          .filter((answer) => answer !== 'unsure')
          .map((answer) => (
            <ChoiceCard
              key={answer}
              type="checkbox"
              name={question}
              value={answer}
              label={answerName(finder.questions, question, answer)}
              defaultChecked={checked.includes(answer)}
            />
          ))}
      </div>
    </fieldset>
  );
}
