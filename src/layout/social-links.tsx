import { useHost } from '@/host/host-context';

interface SocialLinksProps {
  label: string;
  /** The networks that have a mark (styles/marks.css). */
  links: readonly { network: 'Facebook' | 'Instagram' | 'YouTube'; href: string }[];
}

/** An account's address as people say it. */
function inWords(href: string): string {
  return href.replace('https://', '');
}

/** The foundation's accounts, as marks whose links are named after their networks; on the unattended display, in words. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  if (useHost().mode === 'kiosk') {
    return (
      <ul aria-label={label} className="mt-4">
        {links.map(({ network, href }) => (
          <li key={network}>{`${network}: ${inWords(href)}`}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-3 print:block">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="noreferrer"
            className="grid size-12 place-items-center rounded-control border-2 border-ink hover:bg-paper-deep print:inline print:border-0"
          >
            <span data-network={network} className="mark size-6 print:hidden" />
            <span className="sr-only print:not-sr-only">{network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
