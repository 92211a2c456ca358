import { BreakableText } from '@/components/ui/breakable-text';
import { MAX_FEATURES, MAX_ITEMS, MAX_TOLD, type SheetName } from '@/content-file/content-file';
import { columnTitle } from '@/content-file/sheet-columns';
import type { SheetItem, SheetProblem, SheetResult, SheetRow } from '@/content-file/spreadsheet';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';
import { longDateFormat } from '@/lib/format-date';
import { FileQuestion } from './file-question';

/** How many rows are shown before they are used. */
const MAX_SHOWN = 10;

/** What is wrong in the rows of a spreadsheet, in words. */
export function SheetProblems({ list, problems }: { list: SheetName; problems: readonly SheetProblem[] }) {
  const copy = useCopy<'content'>();
  const { spreadsheet, contentFile } = copy.admin;
  const texts: Readonly<Record<string, string>> = { ...contentFile.problems, ...spreadsheet.problems };
  const told = problems.slice(0, MAX_TOLD).map(({ kind, row, field, value = '' }) => {
    const inRow = fill(spreadsheet.row, { row: row ?? 1 });
    const text = texts[kind] ?? contentFile.problems.unreadable;
    return fill(text.includes('{value}') && !value ? contentFile.problems.unreadable : text, {
      row: inRow,
      place: field ? `${inRow}, ${columnTitle(list, field, copy)}` : inRow,
      value,
      max: field ? MAX_FEATURES : MAX_ITEMS,
    });
  });
  return (
    <ul className="grid list-disc gap-1 ps-6">
      {[...new Set(told), ...(problems.length > MAX_TOLD ? [contentFile.more] : [])].map((text) => (
        <li key={text}>
          <BreakableText>{text}</BreakableText>
        </li>
      ))}
    </ul>
  );
}

interface SheetQuestionProps extends SheetResult {
  /** The name of the file. */
  name: string;
  /** The list as it is now. */
  items: readonly SheetItem[];
  onAdd: () => void;
  onCancel: () => void;
}

/** Shows what a spreadsheet would bring, and asks whether to add it. */
export function SheetQuestion({ name, rows, ignored, items, onAdd, onCancel }: SheetQuestionProps) {
  const { admin, language } = useCopy<'content'>();
  const copy = admin.spreadsheet.question;
  const longDate = longDateFormat(language.locale);
  const isChanged = ({ id, values }: SheetRow) => {
    const item = items.find((each) => each.id === id);
    return Object.entries(values).some(
      ([field, value]) => JSON.stringify(value ?? '') !== JSON.stringify(item?.[field] ?? ''),
    );
  };
  const known = rows.filter(({ id }) => id !== undefined);
  const groups = [
    [copy.added, rows.filter(({ id }) => id === undefined)],
    [copy.changed, known.filter(isChanged)],
    [copy.same, known.filter((row) => !isChanged(row))],
  ] as const;
  const nameOf = ({ id, values }: SheetRow) => {
    const { title, date } = { ...items.find((item) => item.id === id), ...values } as Record<string, unknown>;
    return [title, ...(date ? [longDate(String(date))] : [])].join(', ');
  };
  return (
    <FileQuestion title={copy.title} name={name} confirm={copy.confirm} onConfirm={onAdd} onCancel={onCancel}>
      {groups
        .filter(([, group]) => group.length > 0)
        .map(([label, group]) => (
          <div key={label}>
            <p>{fill(label, { count: group.length })}</p>
            {label !== copy.same && (
              <ul className="grid list-disc gap-1 ps-6">
                {group.slice(0, MAX_SHOWN).map((row) => (
                  <li key={rows.indexOf(row)}>{nameOf(row)}</li>
                ))}
                {group.length > MAX_SHOWN && <li>{admin.contentFile.more}</li>}
              </ul>
            )}
          </div>
        ))}
      {ignored.length > 0 && <p>{fill(copy.ignored, { names: ignored.join(', ') })}</p>}
      <p>{copy.kept}</p>
    </FileQuestion>
  );
}
