import { type LucideIcon, MapPin, PenLine, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Link } from '@/components/ui/link';
import type { OpeningCopy, ReachUsCopy } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { ContactWayLines } from './contact-ways';
import { ExternalLink } from './external-link';
import { OpeningText } from './opening-text';
import { useIsFrontDeskOpen } from './use-is-front-desk-open';

/** Says whether the office is open. Reserves a line, so that nothing moves when the text arrives. */
function OpeningStatus({ opening }: { opening: OpeningCopy }) {
  return (
    <p className="min-h-[1lh] text-base text-ink-soft print:hidden">
      <OpeningText opening={opening} />
    </p>
  );
}

interface RowProps {
  icon: LucideIcon;
  isFirst?: boolean;
  /** Whether the icon is beside the first line instead of the middle. */
  isTall?: boolean;
  className?: string;
  children: ReactNode;
}

const besideFirstLine = 'self-start mt-[max(0px,(max(var(--size-target,44px),1lh)-var(--icon-box))/2)]';

const filled = 'bg-primary text-on-primary';

const outlined = 'border border-hairline bg-paper-deep';

export function ReachUsRow({
  icon: Icon,
  isFirst = false,
  isTall = false,
  className = '',
  children,
}: RowProps) {
  return (
    <li className={`flex items-center gap-x-[min(0.75rem,2vw)] @max-narrow:flex-wrap ${className}`}>
      <span
        className={`icon-box print:hidden ${isTall ? besideFirstLine : ''} ${isFirst ? filled : outlined}`}
      >
        <Icon aria-hidden="true" className="size-[max(60%,min(80%,1.5rem))] shrink-0" />
      </span>
      <div className="min-w-0 @max-narrow:contents @max-narrow:*:not-first:below-text @max-narrow:*:first:beside-icon">
        {children}
      </div>
    </li>
  );
}

/** `line` is the number, in the kiosk after the desk; `compact` goes beside a button or above a list, `full` ends a section. */
type ReachUsSize = 'line' | 'compact' | 'full';

interface ReachUsProps {
  copy: ReachUsCopy;
  size: ReachUsSize;
  /** Replaces the text in the copy. */
  lead?: ReactNode;
  /** Replaces the link in the copy. */
  messageLink?: ReactNode;
  /** The opening hours, which follow whether the office is open, except in the kiosk. */
  hours?: readonly string[];
  /** The classes of a `line`. */
  className?: string;
  children?: ReactNode;
}

/** The ways to reach the foundation today. In the kiosk, the front desk comes first while it is open. */
export function ReachUs({
  copy,
  size,
  lead = copy.lead,
  messageLink,
  hours,
  className = 'justify-center',
  children,
}: ReachUsProps) {
  const { phone, opening, message, frontDesk } = copy;
  const { isAtFrontDesk } = useCapabilities();
  const isFrontDeskOpen = useIsFrontDeskOpen(opening);
  const number = <BreakableText>{phone.text}</BreakableText>;
  if (size === 'line') {
    return (
      <div className={`flex flex-wrap items-center gap-2 ${className}`}>
        {lead}
        <span className="flex items-center gap-2">
          <Phone aria-hidden="true" className="size-5 shrink-0 kiosk:@min-bar:hidden" />
          <ExternalLink href={phone.href} className="text-link">
            {number}
          </ExternalLink>
        </span>
        {children}
      </div>
    );
  }
  const isFull = size === 'full';
  return (
    <div className="@container print:break-inside-avoid">
      {lead && (
        <p className="font-bold">{typeof lead === 'string' ? <BreakableText>{lead}</BreakableText> : lead}</p>
      )}
      <ul
        className={`mt-2 gap-x-6 ${isFull ? 'gap-y-3 not-kiosk:gap-y-5 grid items-start compact:@min-[30rem]:grid-cols-2 @min-[38rem]:grid-cols-[5fr_4fr]' : 'gap-y-2 flex flex-wrap'}`}
      >
        {isFrontDeskOpen && (
          <ReachUsRow icon={MapPin} isFirst>
            <span className={`font-bold leading-tight ${isFull ? 'step-title' : 'text-xl'}`}>
              {frontDesk.kiosk}
            </span>
          </ReachUsRow>
        )}
        <ReachUsRow
          icon={Phone}
          isFirst={!isFrontDeskOpen}
          isTall={isFull}
          className={isFull ? '' : 'basis-[21rem]'}
        >
          <ExternalLink href={phone.href} className={`text-link ${isFull ? 'step-title' : 'text-2xl'}`}>
            {number}
          </ExternalLink>
          <OpeningStatus opening={opening} />
          <div className="mt-1 text-base empty:hidden">
            {hours && !isAtFrontDesk && <ContactWayLines lines={hours} />}
          </div>
        </ReachUsRow>
        {(messageLink || message) && (
          <ReachUsRow icon={PenLine} className={`print:hidden ${isFull ? '' : 'basis-[16rem]'}`}>
            {messageLink ??
              (message && (
                <Link to={message.path} className="text-link">
                  {message.text}
                </Link>
              ))}
          </ReachUsRow>
        )}
        {children}
        {isFull && !isAtFrontDesk && (
          <ReachUsRow icon={MapPin} isTall>
            <span className="block py-[max(0px,(44px-1lh)/2)]">{frontDesk.elsewhere}</span>
          </ReachUsRow>
        )}
      </ul>
    </div>
  );
}
