import { Smartphone } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type ItemActionProps, useItemAction } from '@/components/site/item-action';
import { type ForPhone, toPhone } from '@/components/site/to-phone';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { QrCode, qrCodeSvg } from '@/components/ui/qr-code';
import type { Contact } from '@/content/contact';
import { useCopy } from '@/copy';
import { type KioskCopy, kioskCopy } from '@/copy/kiosk';
import type { TextInLanguage } from '@/copy/types';
import { fill } from '@/lib/fill';
import { contactCard } from './contact-card';

interface Handout {
  readonly title: string;
  /** The code's content and caption, and its text. */
  readonly code: string;
  readonly scan: string;
  readonly large: TextInLanguage;
  readonly lines: readonly TextInLanguage[];
}

/** Shows how to reach a phone number without hearing or speech. */
function linesWithoutVoice(href: string, { contacts, withoutVoice }: KioskCopy): TextInLanguage[] {
  const { phone, crisisLine } = contacts;
  const { office, crisis } = withoutVoice;
  const ways = href === phone.href ? office : href === crisisLine?.href ? crisis : {};
  return [ways.textMessage, ways.relay].filter((way) => way !== undefined);
}

function contentOf(item: ForPhone, allCopy: KioskCopy): Handout {
  const { contacts, foundation, toPhone: copy } = allCopy;
  const { phone, textLine, relay } = contacts;
  if (item.kind === 'offer') {
    const lines = item.lines.map((line) => (typeof line === 'string' ? { text: line } : line));
    return {
      ...(item.calendar ? copy.calendar : copy.offer),
      code:
        item.calendar ??
        contactCard({
          title: item.title,
          organization: foundation.name,
          phone: phone.href,
          textLine: textLine?.href,
          relay: relay?.text,
          lines: lines.map(({ text }) => text),
        }),
      large: { text: item.title, language: item.language },
      lines: [...lines, { text: fill(copy.phone, { text: phone.text }) }],
    };
  }
  if (item.kind === 'page') {
    const { address } = item;
    return { ...copy.page, code: address, large: { text: address.replace(/^https?:\/\//, '') }, lines: [] };
  }
  const { href } = item;
  const contact = Object.values<Contact | undefined>(contacts).find((each) => each?.href === href);
  const [scheme] = href.split(':');
  const byScheme = new Map([
    ['tel', copy.call],
    ['sms', copy.textMessage],
  ]);
  const { title, scan } = byScheme.get(scheme ?? '') ?? copy.write;
  return {
    title,
    scan,
    code: href,
    large: { text: contact?.text ?? '' },
    lines: linesWithoutVoice(href, allCopy),
  };
}

function ToPhoneButton({ title, language, lines, calendar, className }: ItemActionProps) {
  const { button } = useCopy(kioskCopy).toPhone;
  if (!lines) return null;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={fill(button.label, { title })}
      className={className}
      onClick={() => toPhone.send({ kind: 'offer', title, language, lines, calendar })}
    >
      <Smartphone aria-hidden="true" className="size-6 shrink-0" />
      {button.text}
    </Button>
  );
}

const beside =
  'landscape:grid-cols-[minmax(0,20em)_auto] portrait:grid-cols-1 portrait:justify-items-center portrait:text-center';

interface ToPhoneProps {
  Sheet: ComponentType<{ title: string; onClose: () => void; children: ReactNode }>;
}

/** Shows what a visitor wants to take along, as a QR code and in large print, because a code must never be the only way. */
export function ToPhone({ Sheet }: ToPhoneProps) {
  const copy = useCopy(kioskCopy);
  const [item, setItem] = useState<ForPhone>();
  useItemAction(ToPhoneButton);

  useEffect(() => toPhone.subscribe(setItem), []);
  // Fetches the library before a visitor asks for a code, since the kiosk may be offline by then.
  useEffect(() => void qrCodeSvg.keepFetching(), []);

  if (!item) return null;
  const { title, scan, code, large, lines } = contentOf(item, copy);

  return (
    <Sheet title={title} onClose={() => setItem(undefined)}>
      <div className={`grid items-center few:items-start justify-center gap-x-12 gap-y-4 ${beside}`}>
        <div className="@container w-full min-w-0 text-xl compact:text-base">
          <p lang={large.language} className="text-[min(2.5rem,10cqi)] leading-[1.2] font-bold">
            <BreakableText>{large.text}</BreakableText>
          </p>
          {lines.length > 0 && (
            <ul className="mt-2 grid gap-1">
              {lines.map(({ text, language }) => (
                <li key={text} lang={language}>
                  <BreakableText>{text}</BreakableText>
                </li>
              ))}
            </ul>
          )}
          {/* The accessible name of the code repeats this text. */}
          <p aria-hidden="true" className="mt-4 whitespace-pre-line">
            <BreakableText>{scan}</BreakableText>
          </p>
          <p className="mt-2">{copy.toPhone.orAsk}</p>
        </div>
        <QrCode value={code} label={scan} size={256} layout="large" />
      </div>
    </Sheet>
  );
}
