import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ReachUsCopy } from '@/copy/types';
import { ExternalLink } from './external-link';
import { OpeningText } from './opening-text';
import { useIsFrontDeskOpen } from './use-is-front-desk-open';

export interface CrisisLinkCopy {
  title: string;
  text: string;
  hours: string;
  to: To;
}

/** Leads to help in a crisis, separate from the office's number. */
export function CrisisLink({ copy: { title, text, hours, to } }: { copy: CrisisLinkCopy }) {
  return (
    <Link
      to={to}
      className="col-span-full few:row-start-2 flex break-inside-avoid items-center gap-[0.5em] rounded-card border-2 border-ink px-[0.75em] py-[0.25em] few:py-0 not-few:text-[min(1em,4cqi)] leading-tight font-bold band-primary"
    >
      <Icon id="lifebuoy" className="size-[1.5em] shrink-0 few:size-[1.2em]" />
      <span>
        {title}: <BreakableText>{text}</BreakableText>
        <span className="few:hidden">{hours}</span>
      </span>
    </Link>
  );
}

/** Shows the office's number, whether it is open now, and the desk while somebody is there. */
export function ReachNow({ copy: { phone, opening, frontDesk } }: { copy: ReachUsCopy }) {
  const isFrontDeskOpen = useIsFrontDeskOpen(opening);
  return (
    <div className="leading-tight few:-mt-[max(0px,(var(--size-target)-1lh)/2)] few:flex few:flex-wrap few:items-center few:gap-x-[0.6em] few:leading-[1.3]">
      <p className="flex items-center gap-[0.5em]">
        <Phone aria-hidden="true" className="size-[1.2em] shrink-0" />
        <ExternalLink href={phone.href} className="text-link font-bold">
          <BreakableText>{phone.text}</BreakableText>
        </ExternalLink>
      </p>
      <p>
        <OpeningText opening={opening} />
      </p>
      {isFrontDeskOpen && <p className="few:hidden [@media(max-height:500px)]:hidden">{frontDesk.kiosk}</p>}
    </div>
  );
}

interface KioskStartProps {
  /** A picture, as large as the room beside the introduction allows. */
  picture?: ReactNode;
  tiles: ReactNode;
  children: ReactNode;
}

/** The first page of a screen in the kiosk: where to go next, within reach, below the introduction or beside it. */
export function KioskStart({ picture, tiles, children }: KioskStartProps) {
  return (
    <div className="@container">
      <div className="page-column first-page">
        {/* Chromium measures a size container in a flex box by its first height, which is 0, so this is a grid. */}
        <div className="grid min-h-(--above-reach) grid-rows-[auto_1fr] gap-[0.5em] few:block">
          <div className="flex flex-col gap-[0.5em] few:gap-(--gap)">{children}</div>
          {picture && (
            <div className="fitted-picture *:[@container_(height<3em)]:invisible few:hidden">{picture}</div>
          )}
        </div>
        {tiles}
      </div>
    </div>
  );
}
