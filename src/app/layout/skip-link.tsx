import { InPageLink } from '@/components/ui/in-page-link';
import { header } from '@/content/site';

/** The first thing that Tab reaches: past the header, straight to the screen. */
export function SkipLink({ onFollow }: { onFollow: () => void }) {
  return (
    <InPageLink
      onFollow={onFollow}
      className="fixed start-4 top-3 z-50 -translate-y-40 rounded-control border-2 border-ink bg-accent px-5 py-3 font-bold text-on-accent focus:translate-y-0"
    >
      {header.skipLink}
    </InPageLink>
  );
}
