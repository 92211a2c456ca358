import { useEffect, useId, useRef } from 'react';
import { ContactWayLines } from '@/components/site/contact-ways';
import { Button, buttonLook } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { contact } from '@/content/contact';
import { emailLink, foundation, telephoneLink } from '@/content/foundation';
import { type Message, mailMessage, writeMessage } from './message';

/** A checked message, to be copied, opened in a mail program or printed: nothing has been sent. */
export function PreparedMessage({ message }: { message: Message }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const headingId = useId();
  const textId = useId();
  const { prepared } = contact;
  const mail = mailMessage(message);

  useEffect(() => heading.current?.focus(), []);

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
    <section
      aria-labelledby={headingId}
      className="mt-10 grid gap-5 rounded-card border-2 border-ink bg-card p-6"
    >
      <h3 ref={heading} id={headingId} tabIndex={-1} className="text-2xl">
        {prepared.title}
      </h3>
      <p>{prepared.text}</p>
      <div className="grid gap-1.5">
        <label htmlFor={textId} className="font-bold">
          {prepared.messageLabel}
        </label>
        <textarea
          ref={text}
          id={textId}
          readOnly
          rows={8}
          value={writeMessage(message)}
          className="w-full rounded-control border-2 border-ink bg-paper px-4 py-3"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={copy}>
          {prepared.copy}
        </Button>
        <a href={mail.href} className={buttonLook('secondary')}>
          {prepared.mail}
        </a>
        <Button onClick={() => window.print()}>{prepared.print}</Button>
      </div>
      {!mail.carriesText && <p className="font-bold">{prepared.tooLongForMail}</p>}
      <div>
        <p>{prepared.orCall}</p>
        <ContactWayLines
          lines={[
            { text: foundation.phone, href: telephoneLink(foundation.phone) },
            { text: foundation.email, href: emailLink(foundation.email) },
          ]}
        />
      </div>
    </section>
  );
}
