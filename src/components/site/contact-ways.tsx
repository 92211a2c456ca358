import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { Contact, ContactWay } from '@/content/types';
import { ContactQrCode } from './contact-qr-code';
import { ExternalLink } from './external-link';

/** One line of a way to reach the foundation: text or, for a phone number or an e-mail address, a link. */
export function ContactWayLine(contact: Contact) {
  const { text, href } = contact;
  if (!href) return text;
  return (
    <>
      <ExternalLink href={href} className="text-link">
        <BreakableText>{text}</BreakableText>
      </ExternalLink>
      <ContactQrCode {...contact} />
    </>
  );
}

/** All lines of one way to reach the foundation. */
export function ContactWayLines({ lines }: Pick<ContactWay, 'lines'>) {
  return (
    <ul className="grid grid-cols-1 gap-y-2">
      {lines.map((line) =>
        typeof line === 'string' ? (
          <li key={line}>{line}</li>
        ) : (
          <li key={line.text}>
            <ContactWayLine {...line} />
          </li>
        ),
      )}
    </ul>
  );
}

/** A way to reach the foundation, with its icon and label. */
export function ContactWayItem({ icon, label, lines }: ContactWay) {
  return (
    <div className="flex gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-paper-deep">
        <Icon id={icon} />
      </span>
      <div className="min-w-0">
        <h3 className="mb-1">{label}</h3>
        <ContactWayLines lines={lines} />
      </div>
    </div>
  );
}
