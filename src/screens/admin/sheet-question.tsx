import type { Item } from '@/content/document';
import type { SheetName } from '@/content/file-rules';
import { longDate } from '@/content/long-date';
import { fieldLabel } from '@/content-file/field-label';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';
import { isSame } from '@/lib/is-same';
import { FileQuestion } from './file-question';
import type { SheetResult, SheetRow } from './spreadsheet';

/** The most rows or cells to show before they are used. */
const MAX_SHOWN = 10;

interface SheetQuestionProps extends SheetResult {
  name: string;
  list: SheetName;
  items: readonly Item[];
  onAdd: () => void;
  onCancel: () => void;
}

/** Shows what a spreadsheet would bring, and asks whether to add it. */
export function SheetQuestion({
  name,
  list,
  rows,
  corrected,
  ignored,
  items,
  onAdd,
  onCancel,
}: SheetQuestionProps) {
  const { admin, language } = useCopy(contentCopy);
  const { question: copy, row: rowName } = admin.spreadsheet;
  const isChanged = ({ id, values }: SheetRow) => {
    const item = items.find((each) => each.id === id);
    return Object.entries(values).some(([field, value]) => !isSame(value ?? '', item?.[field] ?? ''));
  };
  const known = rows.filter(({ id }) => id !== undefined);
  const groups = [
    [copy.added, rows.filter(({ id, unknown }) => id === undefined && unknown === undefined)],
    [copy.unknown, rows.filter(({ unknown }) => unknown !== undefined)],
    [copy.changed, known.filter(isChanged)],
    [copy.same, known.filter((row) => !isChanged(row))],
  ] as const;
  const nameOf = ({ id, values }: SheetRow) => {
    const item: Readonly<Record<string, unknown>> = { ...items.find((each) => each.id === id), ...values };
    const { title, date } = item;
    return [title, ...(date ? [longDate(language.tag, String(date))] : [])].join(', ');
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
      {corrected.length > 0 && (
        <div>
          <p>{copy.corrected}</p>
          <ul className="grid list-disc gap-1 ps-6">
            {corrected.slice(0, MAX_SHOWN).map(({ row, field, written, reads }) => {
              const place = `${fill(rowName, { row })}, ${fieldLabel(list, field, admin)}`;
              return <li key={place}>{fill(copy.cell, { place, reads, written })}</li>;
            })}
            {corrected.length > MAX_SHOWN && <li>{admin.contentFile.more}</li>}
          </ul>
        </div>
      )}
      {ignored.length > 0 && <p>{fill(copy.ignored, { names: ignored.join(', ') })}</p>}
      <p>{copy.kept}</p>
    </FileQuestion>
  );
}
