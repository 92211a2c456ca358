import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { MessageBox } from '@/components/ui/message-box';
import { isSameContent } from '@/content/document';
import { FileProblems } from '@/content/file/file-problems';
import { setDocuments } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { type FileMessage, useFileMessage, useForms } from '@/features/drafts';
import { useContentFiles, useEditedDocument } from '@/features/open-and-save';
import { useHost } from '@/host/host-context';
import { FileButton } from './file-button';
import { notifyUndoable } from './notices';
import { ReplaceQuestion } from './replace-question';

/** Saves everything that staff wrote as a file, and opens such a file again. */
export function ContentFileSection() {
  const { admin } = useCopy(contentCopy);
  const copy = admin.contentFile;
  const { documents } = useEditedDocument();
  const isSaved = isSameContent(documents.shown, documents.saved);
  const host = useHost();
  const files = useContentFiles();
  // The open forms would still show the content that was replaced.
  const { closeAll } = useForms();
  const openButton = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useFileMessage();

  function close() {
    flushSync(() => setMessage(undefined));
    openButton.current?.focus();
  }

  function replace({ file, sha256 }: Extract<FileMessage, { kind: 'question' }>) {
    const reportShown = (hash: string | undefined) => {
      if (host.mode === 'desk') host.desk.startContent.reportShown(hash);
    };
    setDocuments({ shown: file, saved: file });
    reportShown(sha256);
    closeAll();
    close();
    const putBack = () => {
      // Undoing brings back content that does not belong in the opened file.
      setDocuments(documents);
      reportShown(undefined);
      closeAll();
    };
    notifyUndoable(putBack, ({ contentFile }) => ({
      done: contentFile.replaced,
      restored: contentFile.restored,
    }));
  }

  return (
    <section aria-label={copy.title}>
      <h2 className="card-title">{copy.title}</h2>
      <p className="max-w-reading mt-2">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-3 [--button-padding:--spacing(3)] *:grow">
        <Button variant={isSaved ? 'secondary' : 'primary'} onClick={() => files.save()}>
          {copy.save}
        </Button>
        {host.mode === 'desk' ? (
          <Button ref={openButton} onClick={() => files.open()}>
            {copy.open}
          </Button>
        ) : (
          <FileButton ref={openButton} accept=".json,application/json" onChoose={files.open}>
            {copy.open}
          </FileButton>
        )}
      </div>
      <p className="mt-2 text-base">{isSaved ? copy.allSaved : copy.unsaved}</p>
      {message?.kind === 'question' && (
        <ReplaceQuestion {...message} onReplace={() => replace(message)} onCancel={close} />
      )}
      {message && message.kind !== 'question' && (
        <MessageBox isAlarm title={copy[message.kind]} text={<FileProblems problems={message.problems} />} />
      )}
    </section>
  );
}
