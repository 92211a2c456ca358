import { flushSync } from 'react-dom';
import { notify } from '@/components/ui/notify';
import { MAX_BYTES, type Problem } from '@/content-file/content-file';
import { decodeText } from '@/content-file/decode-text';
import { useFileState } from '@/content-file/file-state';
import { contentFileTools } from '@/content-file/tools';
import { useEdits } from '@/content-store/content-store';
import { useHost } from '@/host/host-context';
import { download } from '@/lib/download';
import { fill } from '@/lib/fill';
import { dayOf } from '@/lib/format-date';
import { useFileMessage } from './file-message';
import { adminCopy } from './notices';
import { useOpenForms } from './open-forms';

type ContentFileCopy = ReturnType<typeof adminCopy>['contentFile'];

/** Saves all that staff wrote as a file, and opens such a file again. */
export interface ContentFiles {
  /**
   * Saves the file: in a browser as a download.
   *
   * @param asOther whether staff choose another file than before, at a desk
   * @returns whether staff canceled, or a message says why it failed
   */
  save: (asOther?: boolean) => Promise<'saved' | 'canceled' | 'failed'>;
  /**
   * Reads a file that staff chose in a browser, or choose now at a desk, and asks whether to replace what is here.
   *
   * @returns whether they chose one, so that there is something to read
   */
  open: (chosen?: File) => Promise<boolean>;
}

/** The tools, once they are there. */
async function fetchTools() {
  await contentFileTools.keepFetching();
  return contentFileTools.current();
}

/** Returns what staff can do with content files. */
export function useContentFiles(): ContentFiles {
  const host = useHost();
  const desk = host.mode === 'desk' ? host.desk : undefined;
  const [edits] = useEdits();
  const [forms] = useOpenForms();
  const [message, setMessage] = useFileMessage();
  const [, setFileState] = useFileState();

  /** Removes the message, so that the next one takes the focus. */
  const clear = () => flushSync(() => setMessage(undefined));

  async function refuseToSave(problems: readonly Problem[]): Promise<'failed'> {
    setMessage({ kind: 'notSaved', problems });
    // The window may be waiting for this before it closes.
    await desk?.saveContent(undefined, false);
    return 'failed';
  }

  function confirmSaved(description: (copy: ContentFileCopy) => string): 'saved' {
    const hasDrafts = [...forms.values()].some(({ draft }) => draft.size > 0);
    setFileState((state) => ({ ...state, saved: edits }));
    notify(() => {
      const { contentFile } = adminCopy();
      const said = description(contentFile);
      return {
        type: 'success',
        title: contentFile.saved.title,
        description: hasDrafts ? `${said} ${contentFile.notInFile}` : said,
      };
    });
    return 'saved';
  }

  async function save(asOther = false): Promise<'saved' | 'canceled' | 'failed'> {
    // Staff may want to keep what is here before they answer the question.
    if (message?.kind !== 'question') clear();
    const tools = await fetchTools();
    if (!tools) return 'failed';
    const today = dayOf(new Date());
    const text = tools.writeContentFile(edits, tools.samples, today);
    // Whatever is saved can be opened again.
    const { problems } = tools.readContentFile(text);
    if (problems) return refuseToSave(problems);
    if (!desk) {
      const name = `weaving-hope-content-${today}.json`;
      download(name, 'application/json', text);
      return confirmSaved(({ saved }) => fill(saved.description, { name }));
    }
    const answer = await desk.saveContent(text, asOther);
    if (answer.result === 'saved') {
      const { name } = answer;
      return confirmSaved(({ savedTo }) => fill(savedTo, { name }));
    }
    if (answer.result === 'canceled') return 'canceled';
    setMessage({ kind: 'notSaved', problems: [{ kind: answer.result }] });
    return 'failed';
  }

  /** The text of a file, or why it cannot be read; `undefined` if nobody chose one. */
  async function read(chosen: File | undefined) {
    if (!chosen) return desk?.openContent();
    const { name } = chosen;
    if (chosen.size > MAX_BYTES) return { name, error: 'tooLarge' } as const;
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (!bytes) return { name, error: 'failed' } as const;
    const text = decodeText(bytes);
    return text === undefined ? ({ name, error: 'notText' } as const) : { name, text, sha256: undefined };
  }

  async function open(chosen?: File): Promise<boolean> {
    const tools = await fetchTools();
    const answer = await read(chosen);
    if (!tools || !answer) return false;
    clear();
    const { file, problems = [] } =
      'error' in answer ? { problems: [{ kind: answer.error }] } : tools.readContentFile(answer.text);
    if (file && 'sha256' in answer) {
      setMessage({ kind: 'question', name: answer.name, file, sha256: answer.sha256 });
    } else {
      setMessage({ kind: 'refused', problems });
    }
    return true;
  }

  return { save, open };
}
