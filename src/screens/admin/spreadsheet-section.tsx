import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { languages } from '@/content/languages';
import type { SheetName } from '@/content-file/content-file';
import { FileProblems } from '@/content-file/file-problems';
import type { SheetResult } from '@/content-file/spreadsheet';
import { spreadsheetTools } from '@/content-file/tools';
import { changeContent } from '@/content-store/reducer';
import { useCopy } from '@/language';
import { download } from '@/lib/download';
import { fill } from '@/lib/fill';
import { dayOf } from '@/lib/format-date';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { MessageBox } from './message-box';
import { adminCopy, notifyUndoable } from './notices';
import { SheetQuestion } from './sheet-question';

type Opened = SheetResult & { readonly name: string };

/** Opens a list from a spreadsheet, and saves it as one; in the desktop app only. */
export function SpreadsheetSection({ list }: { list: SheetName }) {
  const inLanguage = useCopy<'content'>();
  const language = useEditedLanguage();
  const { itemsOf, edits, setEdits } = useEditedContent();
  const input = useRef<HTMLInputElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const { spreadsheet: copy, tabs } = inLanguage.admin;
  const items = itemsOf(list);

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const { readSpreadsheet, copies } = await spreadsheetTools.keepFetching();
    const bytes = new Uint8Array(await file.arrayBuffer());
    flushSync(() => setOpened(undefined));
    setOpened({ ...readSpreadsheet(bytes, list, items, copies), name: file.name });
    // The same file can be chosen again once it is corrected.
    if (input.current) input.current.value = '';
  }

  async function save() {
    const { writeSpreadsheet } = await spreadsheetTools.keepFetching();
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

  /** The edits with some rows. */
  function withRows(rows: SheetResult['rows']) {
    const now = new Date();
    return rows.reduce((before, { id, values }, index) => {
      const action = { kind: 'save', list, draft: { ...values, id }, now: now.getTime() + index } as const;
      return changeContent(before, action, language, dayOf(now));
    }, edits);
  }

  function add({ rows }: Opened) {
    setEdits(withRows(rows));
    close();
    const notices = () => ({
      done: adminCopy().spreadsheet.done,
      restored: adminCopy().contentFile.restored,
    });
    notifyUndoable(notices, () => setEdits(edits));
  }

  return (
    <section aria-label={copy.title} className="mt-8">
      <h3>{copy.title}</h3>
      <p className="measure mt-2">{fill(copy.text, { language: languages[language.tag].name })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={openButton} onClick={() => input.current?.click()}>
          {copy.open}
        </Button>
        <Button onClick={save}>{copy.save}</Button>
        <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={open} />
      </div>
      {opened && opened.problems.length > 0 && (
        <MessageBox isAlarm title={copy.refused} text={<FileProblems problems={opened.problems} />} />
      )}
      {opened && opened.problems.length === 0 && (
        <SheetQuestion {...opened} items={items} onAdd={() => add(opened)} onCancel={close} />
      )}
    </section>
  );
}
