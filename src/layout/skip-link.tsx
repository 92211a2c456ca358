import { SectionLink } from '@/components/ui/section-link';
import { useCopy } from '@/copy';
import { mainId } from '@/lib/element-ids';

const shownOnFocus =
  'sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50 focus:max-w-[calc(100%-8*var(--spacing))] focus:px-5 focus:py-3';

/** Leads past the header; shown while it has the focus. */
export function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    <SectionLink
      target={mainId}
      onFollow={onSkip}
      className={`rounded-control border-2 border-ink bg-accent font-bold text-on-accent print:hidden ${shownOnFocus}`}
    >
      {useCopy().header.skipLink}
    </SectionLink>
  );
}
