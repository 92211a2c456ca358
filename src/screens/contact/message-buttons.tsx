import type { RefObject } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { contact } from '@/copy/contact';
import { type Message, mailMessage, writeMessage } from './message';

interface MessageButtonsProps {
  message: Message;
  /** Where the text stands, to be selected where it cannot be copied. */
  text: RefObject<HTMLTextAreaElement | null>;
}

/** Takes a message along by clipboard, mail program or paper. */
export function MessageButtons({ message, text }: MessageButtonsProps) {
  const { prepared } = contact;
  const mail = mailMessage(message);

  async function copy() {
    try {
      await navigator.clipboard.writeText(writeMessage(message));
      notify({ type: 'success', ...prepared.copied });
    } catch {
      // Pages without a secure address, and shells that refuse, have no clipboard: the visitor copies by hand.
      text.current?.select();
      notify({ type: 'info', ...prepared.selected });
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" onClick={copy}>
          {prepared.copy}
        </Button>
        <a href={mail.href} className={buttonClasses('secondary')}>
          {prepared.mail}
        </a>
        <Button onClick={() => window.print()}>{prepared.print}</Button>
      </div>
      {!mail.carriesText && <p className="font-bold">{prepared.tooLongForMail}</p>}
    </>
  );
}
