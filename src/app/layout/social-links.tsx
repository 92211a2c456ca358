import { siFacebook, siInstagram, siYoutube } from 'simple-icons';
import { useHost } from '@/host/host-context';

const marks = { Facebook: siFacebook, Instagram: siInstagram, YouTube: siYoutube };

interface SocialLinksProps {
  label: string;
  links: readonly { network: keyof typeof marks; href: string }[];
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
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-ink print:hidden">
              <path d={marks[network].path} />
            </svg>
            <span className="sr-only print:not-sr-only">{network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
