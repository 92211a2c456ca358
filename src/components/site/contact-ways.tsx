import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { Contact } from '@/content/contact';
import type { IconId } from '@/content/icons';
import type { ContactWay, ContactWayId } from '@/copy/types';
import { ExternalLink } from './external-link';
import { NetworkLogo } from './network-logo';

/** Shows one line of a way to reach the foundation: text, or a link for a phone number or an e-mail address. */
export function ContactWayLine(contact: Contact) {
  const { text, href } = contact;
  if (!href) return <BreakableText>{text}</BreakableText>;
  return (
    <ExternalLink href={href} className="text-link">
      <BreakableText>{text}</BreakableText>
    </ExternalLink>
  );
}

/** Makes up for the padding of a link, so that it is as close to its label as text would be. */
const belowText = '-mt-[max(0px,(var(--size-target,44px)-1lh)/2)]';

/** Lists the lines of a way to reach the foundation. */
export function ContactWayLines({ lines, areSeparateFacts }: Pick<ContactWay, 'lines' | 'areSeparateFacts'>) {
  return (
    <ul className={`grid grid-cols-1 ${areSeparateFacts ? '@max-narrow:gap-y-2' : ''}`}>
      {lines.map((line, index) => {
        const contact = typeof line === 'string' ? { text: line } : line;
        const margin = typeof lines[index - 1] === 'object' ? '' : belowText;
        return (
          <li
            key={contact.href ?? contact.text}
            className={contact.href && `not-last:mb-2 print:mb-0 ${margin}`}
          >
            <ContactWayLine {...contact} />
          </li>
        );
      })}
    </ul>
  );
}

const icons: Readonly<Record<Exclude<ContactWayId, 'instagram'>, IconId>> = {
  address: 'map-pin',
  phone: 'phone',
  crisisLine: 'lifebuoy',
  text: 'message',
  fax: 'printer',
  email: 'mail',
  openingHours: 'clock',
};

const besideIcon =
  'grid-cols-[auto_minmax(0,1fr)] not-kiosk:grid not-kiosk:gap-y-1 @min-[24.25rem]:grid @min-[24.25rem]:gap-y-1';

const iconBox =
  'icon-box print:size-6 border border-hairline bg-paper-deep row-span-2 not-kiosk:self-start @min-[24.25rem]:self-start';

/** A way to reach the foundation, with its icon and label. A small kiosk has its lines below the icon. */
export function ContactWayItem({ id, label, ...lines }: ContactWay) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-[min(0.75rem,2vw)] gap-y-2 print:gap-y-0 ${besideIcon}`}
    >
      <span className={iconBox}>
        {id === 'instagram' ? (
          <NetworkLogo id={id} className="size-[max(60%,min(80%,1.5rem))]" />
        ) : (
          <Icon id={icons[id]} className="size-[max(60%,min(80%,1.5rem))]" />
        )}
      </span>
      <h3 className="beside-icon">{label}</h3>
      <div className="col-start-2 w-full not-kiosk:@container">
        <ContactWayLines {...lines} />
      </div>
    </div>
  );
}
