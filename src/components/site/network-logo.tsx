import { useSiteFolder } from '@/components/site/site-folder';

/** The networks in `networks.svg`, which is beside the pages (resources/hosting/public). */
export type Network = 'facebook' | 'instagram' | 'youtube';

/** The logo of a social network, in the color of the text. Hidden from screen readers: its name is beside it. */
export function NetworkLogo({ id, className }: { id: Network; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <use href={`${useSiteFolder()}networks.svg#${id}`} />
    </svg>
  );
}
