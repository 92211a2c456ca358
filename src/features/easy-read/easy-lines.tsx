import { ContactWayLine } from '@/components/site/contact-ways';
import { Icon } from '@/components/ui/icon';
import type { Contact, EasyLine } from '@/content/types';
import { contacts } from '@/copy/foundation';
import { language } from '@/copy/language';
import { splitSentences } from '@/lib/sentences';

/** The link to a contact, in the kiosk with its QR code if the line asks for one. */
function contactOf({ contact, qrCode }: EasyLine): Contact | undefined {
  if (!contact) return undefined;
  const { qrLabel, ...link }: Contact = contacts[contact];
  return qrCode ? { ...link, qrLabel } : link;
}

/** Splits lines into one per sentence, because an edit may have several sentences, or be blank. */
function sentenceLines(lines: readonly EasyLine[]) {
  return lines.flatMap((line) =>
    splitSentences(line.text, language.locale).map(({ text, start }) => ({
      icon: line.icon,
      text,
      contact: contactOf(line),
      key: `${line.icon} ${start} ${line.text}`,
    })),
  );
}

interface EasyLinesProps {
  lines: readonly EasyLine[];
  className?: string;
}

/** Lines in plain language, one sentence each, with their icons. */
export function EasyLines({ lines, className = '' }: EasyLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={`measure grid gap-4 text-xl ${className}`}>
      {sentenceLines(lines).map(({ key, icon, text, contact }) => (
        <li key={key} className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-paper-deep text-primary">
            <Icon id={icon} />
          </span>
          <div className="min-w-0 py-1">
            {text} {contact && <ContactWayLine {...contact} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
