import { finderAnswers } from '@/content/finder-rules';
import type { CopyOf } from '@/language';
import type { SheetName } from './content-file';
import { lists } from './schema';

/** The copy of a language, by which the columns and choices of a spreadsheet are known. */
export type SheetCopy = Pick<CopyOf<'content'>, 'admin' | 'finder' | 'iconNames'>;

/** The column by which a row is known to be about an item that is there. */
export const ID = 'id';

/** The columns of a list, in the order of its form. */
export const columnsOf = (list: SheetName): readonly string[] => [
  ID,
  ...Object.keys(lists[list].entries).filter((field) => field !== ID),
];

/** The title of a column in a language. */
export function columnTitle(list: SheetName, field: string, { admin }: SheetCopy): string {
  const labels: Readonly<Record<string, string>> = {
    ...admin.contentFile.fields,
    ...(list === 'programs' ? admin.more.labels : admin[list].labels),
    ...admin.easyWords.labels,
    [ID]: admin.spreadsheet.number,
  };
  return labels[field] ?? field;
}

/** The choices of a column by their ids, as a language calls them; `undefined` if any text will do. */
export function choicesOf(
  field: string,
  { finder, iconNames }: SheetCopy,
): ReadonlyMap<string, string> | undefined {
  if (field === 'icon') return new Map(Object.entries(iconNames));
  if (!Object.hasOwn(finderAnswers, field)) return undefined;
  const question = field as keyof typeof finderAnswers;
  const answers: Readonly<Record<string, { label: string }>> = finder.questions[question].answers;
  return new Map(
    finderAnswers[question].map((answer) => [answer as string, answers[answer]?.label ?? answer]),
  );
}
