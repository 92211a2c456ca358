import { flushSync } from 'react-dom';
import { notify } from '@/components/ui/notify';
import { decodeText } from '@/content/decode-text';
import { readChosenFile } from '@/content/file/read-chosen-file';
import { contentFileName } from '@/content/file-name';
import type { Problem } from '@/content/file-rules';
import { readContent, writeContent } from '@/content/read-content';
import { setDocuments } from '@/content/store/content-store';
import { currentCopy } from '@/copy';
import { type ContentCopy, contentCopy } from '@/copy/content';
import { hasTyped, useFileMessage, useForms } from '@/features/drafts';
import { useHost } from '@/host/host-context';
import type { FileResult, SaveResult } from '@/host/messages';
import { download } from '@/lib/download';
import { fill } from '@/lib/fill';
import { formatDay } from '@/lib/format-date';
import { useEditedDocument } from './use-edited-document';

type ContentFileCopy = ContentCopy['admin']['contentFile'];

/** Reads a file that staff chose in a browser, or says why it cannot be read. */
async function readText(chosen: File) {
  const { name } = chosen;
  const result = await readChosenFile(chosen);
  if (result.kind !== 'read') return { kind: result.kind, name } as const;
  const text = decodeText(result.bytes);
  return text === undefined
    ? ({ kind: 'notText', name } as const)
    : ({ kind: 'read', name, text, sha256: undefined } as const);
}

/** Returns the actions of staff on content files. */
export function useContentFiles() {
  const host = useHost();
  const desk = host.mode === 'desk' ? host.desk : undefined;
  const { document } = useEditedDocument();
  const forms = useForms();
  const [message, setMessage] = useFileMessage();

  /** Removes the message, so that the next one takes the focus. */
  const clear = () => flushSync(() => setMessage(undefined));

  function confirmSaved(description: (copy: ContentFileCopy) => string): 'saved' {
    const hasDrafts = hasTyped(forms.read());
    // Marks this version as saved, since staff may have made changes during the save.
    setDocuments({ saved: document });
    notify(() => {
      const { contentFile } = currentCopy(contentCopy).admin;
      const text = description(contentFile);
      return {
        type: 'success',
        title: contentFile.saved.title,
        description: hasDrafts ? `${text} ${contentFile.notInFile}` : text,
      };
    });
    return 'saved';
  }

  /** Returns the text to save if it could be opened again, or else the problems. */
  function write(): { text?: string; problems?: readonly Problem[] } {
    const text = writeContent(document, formatDay(new Date()));
    const { problems } = readContent(text);
    return problems ? { problems } : { text };
  }

  async function deliver(text: string | undefined, asOther: boolean): Promise<SaveResult> {
    // Answers even without a text, because the window may wait for this before it closes.
    if (desk) return desk.saveContent(text, asOther);
    if (text === undefined) return { kind: 'failed' };
    const name = `${contentFileName(document.foundation.name)}-${formatDay(new Date())}.json`;
    download(name, 'application/json', text);
    return { kind: 'saved', name };
  }

  /** Saves the file, in a browser as a download, at a desk also as another; a message says why if it failed. */
  async function save(asOther = false): Promise<'saved' | 'canceled' | 'failed'> {
    // Keeps a question open, because staff may want to save before they answer.
    if (message?.kind !== 'question') clear();
    const { text, problems } = write();
    const result = await deliver(text, asOther).catch((): SaveResult => ({ kind: 'failed' }));
    if (result.kind === 'canceled') return 'canceled';
    if (result.kind !== 'saved') {
      setMessage({ kind: 'notSaved', problems: problems ?? [{ kind: result.kind }] });
      return 'failed';
    }
    const { name } = result;
    return confirmSaved(({ saved, savedTo }) => fill(desk ? savedTo : saved.description, { name }));
  }

  /** Reads a file that staff chose, or choose now at a desk, and asks to replace the content. Returns whether they chose. */
  async function open(chosen?: File): Promise<boolean> {
    const opened = await (chosen
      ? readText(chosen)
      : desk?.openContent().catch((): FileResult => ({ kind: 'failed', name: '' })));
    if (!opened) return false;
    clear();
    const result =
      opened.kind === 'read' ? readContent(opened.text, document) : { problems: [{ kind: opened.kind }] };
    if (result.document && opened.kind === 'read') {
      const { document: file, notices } = result;
      setMessage({ kind: 'question', name: opened.name, file, notices, sha256: opened.sha256 });
    } else if (result.problems) {
      setMessage({ kind: 'refused', problems: result.problems });
    }
    return true;
  }

  return { save, open };
}
