import { type Network, NetworkLogo } from '@/components/site/network-logo';

interface SocialLinksProps {
  label: string;
  links: readonly { id: Network; name: string; href: string }[];
}

/** The foundation's accounts: links with the networks' logos. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  return (
    <ul
      aria-label={label}
      className="relative -m-[max(0px,(44px-1.375rem)/2)] flex flex-wrap gap-x-[max(0px,2.75rem-44px)]"
    >
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <a
            href={href}
            rel="noreferrer"
            className="grid size-[max(44px,min(1.375rem,14vw))] place-items-center rounded-control hover:bg-paper-deep"
          >
            <NetworkLogo id={id} className="size-[min(1.375rem,14vw)]" />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
