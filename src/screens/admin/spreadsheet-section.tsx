import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { MessageBox } from '@/components/ui/message-box';
import { notify } from '@/components/ui/notify';
import type { Item } from '@/content/document';
import { fieldLabel } from '@/content/file/field-label';
import { FileProblems } from '@/content/file/file-problems';
import { readChosenFile } from '@/content/file/read-chosen-file';
import type { SheetName } from '@/content/file-rules';
import { languages, offeredLanguages } from '@/content/languages';
import { longDate } from '@/content/long-date';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useEditedDocument } from '@/features/open-and-save';
import { download } from '@/lib/download';
import { fill } from '@/lib/fill';
import { isEqual } from '@/lib/is-equal';
import { lazyModule } from '@/lib/lazy-module';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { FileButton } from './file-button';
import { FileQuestion } from './file-question';
import { adminCopy, notifyUndoable } from './notices';
import type { SheetCopy, SheetResult, SheetRow } from './spreadsheet';

const copies: readonly SheetCopy[] = offeredLanguages.map((tag) => contentCopy.files[tag]);

const spreadsheets = lazyModule(async () => ({ default: await import('./spreadsheet') }));

/** The most rows or cells to show before they are used. */
const MAX_SHOWN = 10;

interface SheetQuestionProps extends SheetResult {
  name: string;
  list: SheetName;
  items: readonly Item[];
  onAdd: () => void;
  onCancel: () => void;
}

/** Lists the changes in a spreadsheet, and asks whether to apply them. */
function SheetQuestion({ name, list, rows, corrected, ignored, items, onAdd, onCancel }: SheetQuestionProps) {
  const { admin, language } = useCopy(contentCopy);
  const { question: copy, row: rowName } = admin.spreadsheet;
  const isChanged = ({ id, values }: SheetRow) => {
    const item = items.find((each) => each.id === id);
    return Object.entries(values).some(([field, value]) => !isEqual(value ?? '', item?.[field] ?? ''));
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

interface Opened {
  readonly name: string;
  /** Reads the spreadsheet for the list as it is at that time. */
  readonly read: (items: readonly Item[]) => SheetResult;
}

/** Opens a list from a spreadsheet, and saves it as one. Only the desktop app has this section. */
export function SpreadsheetSection({ list }: { list: SheetName }) {
  const inLanguage = useCopy(contentCopy);
  const tag = useEditedLanguage();
  const { document, show } = useEditedDocument();
  const { itemsOf, edited, undo } = useEditedContent();
  const openButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const { spreadsheet: copy, tabs } = inLanguage.admin;
  const items = itemsOf(list);
  // Reads the file again when the list changes, so that the question matches.
  const result = opened?.read(items);

  async function open(file: File) {
    const { readSpreadsheet, refusedSheet } = await spreadsheets.keepFetching();
    const chosen = await readChosenFile(file);
    const read: Opened['read'] = (items) =>
      chosen.kind === 'read'
        ? readSpreadsheet(chosen.bytes, list, items, copies)
        : refusedSheet({ kind: chosen.kind, row: 1 });
    flushSync(() => setOpened(undefined));
    setOpened({ name: file.name, read });
  }

  async function save() {
    const { writeSpreadsheet } = await spreadsheets.keepFetching();
    const name = `${tabs[list]}.csv`;
    download(name, 'text/csv', writeSpreadsheet(list, items, inLanguage));
    notify(() => {
      const { title, description } = adminCopy().spreadsheet.saved;
      return { type: 'success', title, description: fill(description, { name }) };
    });
  }

  function close() {
    flushSync(() => setOpened(undefined));
    openButton.current?.focus();
  }

  function withRows(rows: SheetResult['rows']) {
    const now = Date.now();
    let next = document;
    for (const [index, { id, values }] of rows.entries())
      next = edited(next, { kind: 'save', list, draft: { ...values, id }, now: now + index });
    return next;
  }

  function add({ rows }: SheetResult) {
    show(withRows(rows));
    close();
    notifyUndoable(undo, ({ spreadsheet, contentFile }) => ({
      done: spreadsheet.done,
      restored: contentFile.restored,
    }));
  }

  return (
    <section aria-label={copy.title} className="mt-8">
      <h3>{copy.title}</h3>
      <p className="max-w-reading mt-2">{fill(copy.text, { language: languages[tag].name })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButton ref={openButton} accept=".csv,text/csv" onChoose={open}>
          {copy.open}
        </FileButton>
        <Button onClick={save}>{copy.save}</Button>
      </div>
      {result && result.problems.length > 0 && (
        <MessageBox isAlarm title={copy.refused} text={<FileProblems problems={result.problems} />} />
      )}
      {opened && result && result.rows.length > 0 && (
        <SheetQuestion
          {...result}
          name={opened.name}
          list={list}
          items={items}
          onAdd={() => add(result)}
          onCancel={close}
        />
      )}
    </section>
  );
}
