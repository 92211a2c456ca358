import { ChevronDown } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { ScreensCopy } from '@/copy/screens';
import { fill } from '@/lib/fill';
import { subscribeToNothing } from '@/lib/subscribe-to-nothing';

/** Whether style sheets can unfold details for print. */
export const canUnfoldForPrint = () => CSS.supports('selector(::details-content)');

/** The width of a section from which its details are open. */
const openFrom = {
  narrow: {
    details: '@min-narrow/section:details-content:[content-visibility:visible]',
    summary: 'supports-[selector(::details-content)]:@min-narrow/section:!hidden',
  },
  tablet: {
    details: '@min-[36rem]/section:details-content:[content-visibility:visible]',
    summary: 'supports-[selector(::details-content)]:@min-[36rem]/section:!hidden',
  },
};

interface MoreProps {
  copy: ScreensCopy['more'];
  what: Exclude<keyof ScreensCopy['more'], 'label' | 'details'>;
  /** The title of the card or row, which the button's name repeats. */
  of: string;
  /** Whether the details are folded on phones even if the text is not large. */
  isLong?: boolean;
  className?: string;
  children: ReactNode;
}

/** Details of a card or a row, which a narrow section folds, but not on paper; an older browser until scripts run. */
export function More({ copy, what, of: title, isLong, className = '', children }: MoreProps) {
  const classes = openFrom[isLong ? 'tablet' : 'narrow'];
  const isFolded = useSyncExternalStore(subscribeToNothing, canUnfoldForPrint, () => true);
  return (
    <details
      open={!isFolded}
      className={`group ${classes.details} print:details-content:[content-visibility:visible] ${className}`}
    >
      <summary
        aria-label={fill(copy.label, { text: copy[what], title })}
        className={`text-link ${isFolded ? '!inline-flex' : '!hidden'} min-h-12 items-center gap-2 group-open:mb-2 ${classes.summary} supports-[selector(::details-content)]:print:!hidden`}
      >
        {copy[what]}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
