import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { ContactLine, ContactWay } from '@/content/types';
import { ContactQrCode } from './contact-qr-code';
import { ExternalLink } from './external-link';

/** A line of a way to reach the foundation: words or, where a machine can use them, a link. */
export function ContactWayLine({ text, href, scan }: ContactLine) {
  if (!href) return text;
  return (
    <>
      <ExternalLink href={href} className="text-link">
        <BreakableText>{text}</BreakableText>
      </ExternalLink>
      {scan && <ContactQrCode href={href} label={scan} />}
    </>
  );
}

/** One way to reach the foundation, line by line. */
export function ContactWayLines({ lines }: Pick<ContactWay, 'lines'>) {
  return (
    <ul className="grid grid-cols-1 gap-y-2">
      {lines.map((line) => (
        <li key={line.text}>
          <ContactWayLine {...line} />
        </li>
      ))}
    </ul>
  );
}

/** A way to reach the foundation with its picture and label. */
export function ContactWayItem({ icon, label, lines }: ContactWay) {
  return (
    <div className="flex gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-paper-deep">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h3 className="mb-1">{label}</h3>
        <ContactWayLines lines={lines} />
      </div>
    </div>
  );
}
