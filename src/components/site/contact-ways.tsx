import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { Contact, ContactWay } from '@/content/types';
import { ExternalLink } from './external-link';

/** One line of a way to reach the foundation: text or, for a phone number or an e-mail address, a link. */
export function ContactWayLine(contact: Contact) {
  const { text, href } = contact;
  if (!href) return <BreakableText>{text}</BreakableText>;
  return (
    <ExternalLink href={href} className="text-link">
      <BreakableText>{text}</BreakableText>
    </ExternalLink>
  );
}

/** All lines of one way to reach the foundation. */
export function ContactWayLines({ lines }: Pick<ContactWay, 'lines'>) {
  return (
    <ul className="grid grid-cols-1">
      {lines.map((line) =>
        typeof line === 'string' ? (
          <li key={line}>
            <BreakableText>{line}</BreakableText>
          </li>
        ) : (
          <li key={line.text} className="not-first:mt-2 first:-mt-[8px]">
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
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @min-[34rem]:grid @min-[34rem]:grid-cols-[auto_minmax(0,1fr)]">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-paper-deep">
        <Icon id={icon} />
      </span>
      <h3 className="beside">{label}</h3>
      <div className="w-full @min-[34rem]:col-start-2">
        <ContactWayLines lines={lines} />
      </div>
    </div>
  );
}
