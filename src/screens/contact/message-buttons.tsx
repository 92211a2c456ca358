import type { RefObject } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button, buttonClasses } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { contact } from '@/copy/contact';
import { formatMessage, type Message, mailLink } from './message';

interface MessageButtonsProps {
  message: Message;
  /** The field with the text, to be selected if copying fails. */
  text: RefObject<HTMLTextAreaElement | null>;
}

/** Buttons that copy, mail and print a message. */
export function MessageButtons({ message, text }: MessageButtonsProps) {
  const { prepared } = contact;
  const mail = mailLink(message);

  async function copy() {
    try {
      await navigator.clipboard.writeText(formatMessage(message));
      notify({ type: 'success', ...prepared.copied });
    } catch {
      // Insecure contexts have no clipboard, and access may be denied: the visitor can copy by hand.
      text.current?.focus({ preventScroll: true });
      text.current?.select();
      // Chromium scrolls to the end of the selection, and its beginning may end up underneath the sticky header.
      text.current?.scrollIntoView();
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
          <span>
            <BreakableText>{prepared.mail}</BreakableText>
          </span>
        </a>
        <Button onClick={() => window.print()}>{prepared.print}</Button>
      </div>
      {!mail.carriesText && <p className="font-bold">{prepared.tooLongForMail}</p>}
    </>
  );
}
