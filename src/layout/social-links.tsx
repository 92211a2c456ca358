import { type Network, NetworkLogo } from '@/components/site/network-logo';
import { useCapabilities } from '@/host/capabilities';

interface SocialLinksProps {
  label: string;
  links: readonly { id: Network; name: string; href: string }[];
}

function readableAddress(href: string): string {
  return href.replace('https://', '');
}

/** The foundation's accounts: links with the networks' logos, or plain text in the kiosk, which never leaves the site. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  if (!useCapabilities().canLeave) {
    return (
      <ul aria-label={label}>
        {links.map(({ id, name, href }) => (
          <li key={id}>{`${name}: ${readableAddress(href)}`}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul aria-label={label} className="relative -my-1.5 -me-[min(11px,var(--gutter,17px)-6px)] flex flex-wrap">
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <a
            href={href}
            rel="noreferrer"
            className="grid size-[min(2.75rem,28vw)] place-items-center rounded-control hover:bg-paper-deep"
          >
            <NetworkLogo id={id} className="size-1/2" />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
