import { longDate } from '@/content/long-date';
import type { SheetAnswers, SheetQuestion } from '@/content-file/spreadsheet';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';
import { FileQuestion } from './file-question';

interface SheetChoiceProps {
  question: SheetQuestion;
  /** The name of the file. */
  name: string;
  onAnswer: (answer: SheetAnswers) => void;
  onCancel: () => void;
}

/** Asks what a spreadsheet leaves open, and shows both ways to read it. */
export function SheetChoice({ question, name, onAnswer, onCancel }: SheetChoiceProps) {
  const { admin, language } = useCopy(contentCopy);
  const { kind, written = '', row = 0, choices } = question;
  const copy = admin.spreadsheet[kind];
  return (
    <FileQuestion
      title={fill(copy.title, { written })}
      name={name}
      answers={choices.map(({ reads, answer }) => [longDate(language.tag, reads), () => onAnswer(answer)])}
      onCancel={onCancel}
    >
      <p>{fill(copy.text, { item: fill(admin.spreadsheet.row, { row }) })}</p>
    </FileQuestion>
  );
}
