import type { RefObject } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button, buttonClasses } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { useCopy } from '@/copy';
import { type ScreensCopy, screensCopy } from '@/copy/screens';
import { useMessageDraft } from '@/features/drafts';
import { usePrint } from '@/host/use-print';
import { copyText } from '@/lib/copy-text';
import { formatMessage, type Message, mailLink, textLink } from './message';

export type PreparedCopy = Omit<ScreensCopy['contact']['prepared'], 'subject' | 'lines'>;

interface MessageButtonsProps {
  message: Message;
  /** Reads the copy each time, because the language may change while a notification shows. */
  readCopy: () => PreparedCopy;
  text: RefObject<HTMLTextAreaElement | null>;
}

/** Buttons that copy, mail, text and print a message. */
export function MessageButtons({ message, readCopy, text }: MessageButtonsProps) {
  const messageCopy = useCopy(screensCopy);
  const copy = readCopy();
  const mail = mailLink(message, messageCopy);
  const textHref = textLink(message, messageCopy);
  const [, setDraft] = useMessageDraft();
  const print = usePrint();
  const markTaken = () => setDraft((draft) => ({ ...draft, taken: new Map(draft.values) }));

  async function copyMessage() {
    if (await copyText(formatMessage(message, messageCopy))) {
      markTaken();
      notify(() => ({ type: 'success', ...readCopy().copied }));
      return;
    }
    // Lets the visitor copy by hand.
    text.current?.focus({ preventScroll: true });
    text.current?.select();
    // Scrolls back: Chromium scrolls to the end of the selection, which may leave its beginning under the sticky header.
    text.current?.scrollIntoView();
    notify(() => ({ type: 'info', ...readCopy().selected }));
  }

  return (
    <>
      <div className="flex flex-wrap gap-3 [--button-padding:1rem] print:hidden">
        <Button variant="primary" onClick={copyMessage}>
          {copy.copy}
        </Button>
        <a
          href={mail.href}
          onClick={mail.carriesText ? markTaken : undefined}
          className={buttonClasses('secondary')}
        >
          <span>
            <BreakableText>{copy.mail}</BreakableText>
          </span>
        </a>{' '}
        {textHref && (
          <a href={textHref} onClick={markTaken} className={buttonClasses('secondary')}>
            {copy.textMessage}
          </a>
        )}
        {print && (
          <Button
            onClick={async () => {
              if (await print()) markTaken();
            }}
          >
            {copy.print}
          </Button>
        )}
      </div>
      {!mail.carriesText && <p className="whitespace-pre-line font-bold">{copy.tooLongForMail}</p>}
    </>
  );
}
