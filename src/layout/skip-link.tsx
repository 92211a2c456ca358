import { InPageLink } from '@/components/ui/in-page-link';
import { header } from '@/copy/site';

/** The first thing that Tab reaches: past the header, straight to the screen. */
export function SkipLink({ onFollow }: { onFollow: () => void }) {
  return (
    <InPageLink
      onFollow={onFollow}
      className="sr-only print:hidden noscript:hidden rounded-control border-2 border-ink bg-accent font-bold text-on-accent focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50 focus:px-5 focus:py-3"
    >
      {header.skipLink}
    </InPageLink>
  );
}
