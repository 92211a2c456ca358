import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { type ContentFile, MAX_BYTES, type Problem } from '@/content-file/content-file';
import { useEdits } from '@/content-store/content-store';
import { useChangeContent } from '@/content-store/use-change-content';
import { useCopy } from '@/language';
import { download } from '@/lib/download';
import { fill } from '@/lib/fill';
import { dayOf } from '@/lib/format-date';
import { contentFileTools } from './content-file-tools';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { FileProblems } from './file-problems';
import { MessageBox } from './message-box';
import { adminCopy, notifyUndoable } from './notices';
import { ReplaceQuestion } from './replace-question';

/** A file that waits for a decision, or what went wrong. */
type Message =
  | { readonly kind: 'question'; readonly name: string; readonly file: ContentFile }
  | { readonly kind: 'refused' | 'notSaved'; readonly problems: readonly Problem[] };

/** The tools, once they are there. */
async function fetchTools() {
  await contentFileTools.keepFetching();
  return contentFileTools.current();
}

/** Saves all that staff wrote as a file, and opens such a file again. */
export function ContentFileSection({ onReplaced }: { onReplaced: () => void }) {
  const { admin } = useCopy<'tools'>();
  const copy = admin.contentFile;
  const [edits] = useEdits();
  const language = useEditedLanguage();
  const { content } = useEditedContent();
  const change = useChangeContent(language);
  const input = useRef<HTMLInputElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState<Message>();

  // For when the connection is gone.
  useEffect(() => void contentFileTools.keepFetching(), []);

  /** Removes the message, so that the next one takes the focus. */
  const clear = () => flushSync(() => setMessage(undefined));

  async function save() {
    clear();
    const tools = await fetchTools();
    if (!tools) return;
    const today = dayOf(new Date());
    const text = tools.writeContentFile(edits, tools.samples, today);
    // Whatever is saved can be opened again.
    const { problems } = tools.readContentFile(text);
    if (problems) return setMessage({ kind: 'notSaved', problems });
    const name = `weaving-hope-content-${today}.json`;
    download(name, 'application/json', text);
    notify(() => {
      const { title, description } = adminCopy().contentFile.saved;
      return { type: 'success', title, description: fill(description, { name }) };
    });
  }

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    clear();
    const tools = await fetchTools();
    const text = chosen.size > MAX_BYTES ? undefined : await chosen.text().catch(() => '');
    const { file, problems } =
      text === undefined
        ? { problems: [{ kind: 'tooLarge' } as const] }
        : (tools?.readContentFile(text) ?? {});
    // The same file can be chosen again once it is corrected.
    if (input.current) input.current.value = '';
    if (file) setMessage({ kind: 'question', name: chosen.name, file });
    if (problems) setMessage({ kind: 'refused', problems });
  }

  function close() {
    clear();
    openButton.current?.focus();
  }

  function replace(file: ContentFile) {
    change({ type: 'replace', edits: file.edits });
    onReplaced();
    close();
    const notices = () => {
      const { replaced: done, restored } = adminCopy().contentFile;
      return { done, restored };
    };
    notifyUndoable(notices, () => {
      change({ type: 'replace', edits });
      onReplaced();
    });
  }

  return (
    <section aria-label={copy.title}>
      <h2 className="card-title">{copy.title}</h2>
      <p className="measure mt-2">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={save}>{copy.save}</Button>
        <Button ref={openButton} onClick={() => input.current?.click()}>
          {copy.open}
        </Button>
        <input ref={input} type="file" accept=".json,application/json" hidden onChange={open} />
      </div>
      {message?.kind === 'question' && (
        <ReplaceQuestion
          {...message}
          content={content}
          tag={language.tag}
          onReplace={() => replace(message.file)}
          onCancel={close}
        />
      )}
      {message && message.kind !== 'question' && (
        <MessageBox isAlarm title={copy[message.kind]} text={<FileProblems problems={message.problems} />} />
      )}
    </section>
  );
}
