import { useEffect, useId, useRef } from 'react';
import { ReachUs } from '@/components/site/reach-us';
import { QrCode } from '@/components/ui/qr-code';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { focusToRead } from '@/lib/focus-to-read';
import { formatMessage, type Message, qrCodeLink } from './message';
import { MessageButtons, type PreparedCopy } from './message-buttons';

interface PreparedMessageProps {
  message: Message;
  /** Reads the copy in the current language. */
  readCopy: () => PreparedCopy;
}

/** Transfers the message to the visitor's own phone, since the kiosk sends nothing. */
function MessageQrCode({ message, readCopy }: PreparedMessageProps) {
  const copy = readCopy();
  const link = qrCodeLink(message, useCopy(screensCopy));
  return (
    <>
      <QrCode value={link.href} label={copy.code} size={320} />
      {link.shortened && <p className="whitespace-pre-line font-bold">{copy.shortened}</p>}
    </>
  );
}

/** Puts the code beside the ways to reach us on a tall display, and beside everything else on a wide one, whose page is low. */
const withCode = {
  card: 'outlined-card p-card gap-x-10 portrait:@min-[44rem]:grid-cols-[auto_1fr] landscape:@min-[62rem]:grid-cols-[1fr_auto] landscape:@min-[62rem]:grid-rows-[auto_1fr]',
  message: 'portrait:@min-[44rem]:col-span-full',
  code: 'landscape:@min-[62rem]:col-start-2 landscape:@min-[62rem]:row-span-2 landscape:@min-[62rem]:row-start-1',
} as const;

const sameCell =
  '[unicode-bidi:plaintext] col-start-1 row-start-1 border-2 px-[min(1rem,4vw)] py-2.5 print:border-0 print:p-0';

/** A valid message with ways to send it, since the site itself sends nothing. */
export function PreparedMessage({ message, readCopy }: PreparedMessageProps) {
  const screenCopy = useCopy(screensCopy);
  const copy = readCopy();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const headingId = useId();
  const textId = useId();
  const { canPrint } = useCapabilities();

  // Scrolls to the top of the viewport, so that the buttons below the text are in view on a phone, too.
  useEffect(() => {
    focusToRead(heading.current, { preventScroll: true });
    section.current?.scrollIntoView();
  }, []);

  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      // Drops the scroll margin of a kiosk's sections, since this is a card within one.
      className={`mt-10 grid scroll-mt-0! grid-cols-1 gap-5 break-inside-avoid ${canPrint ? '' : withCode.card}`}
    >
      <div className={`grid grid-cols-1 gap-5 ${canPrint ? '' : withCode.message}`}>
        <h3 ref={heading} id={headingId} tabIndex={-1} className="card-title">
          {copy.title}
        </h3>
        <p>{copy.text}</p>
        <div className="grid gap-1.5">
          <label htmlFor={textId} className="font-bold print:hidden">
            {copy.messageLabel}
          </label>
          <div className="grid grid-cols-1 text-[min(1.125rem,10vw)]">
            {/* This copy of the text, in the same cell, makes the field as high as its text, and replaces it in print. */}
            <div className={`invisible whitespace-pre-wrap border-transparent print:visible ${sameCell}`}>
              {formatMessage(message, screenCopy)}
            </div>
            <textarea
              ref={text}
              id={textId}
              readOnly
              rows={1}
              value={formatMessage(message, screenCopy)}
              className={`resize-none scroll-mt-14 overflow-hidden rounded-control border-ink bg-paper print:hidden ${sameCell}`}
            />
          </div>
        </div>
      </div>
      {canPrint ? (
        <MessageButtons message={message} readCopy={readCopy} text={text} />
      ) : (
        <div className={withCode.code}>
          <MessageQrCode message={message} readCopy={readCopy} />
        </div>
      )}
      <ReachUs copy={{ ...screenCopy.reachUs, lead: copy.orCall, message: undefined }} size="compact" />
    </section>
  );
}
