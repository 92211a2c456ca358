import { ChevronDown } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { neverChanges } from '@/lib/never-changes';

/** Whether style sheets can show on paper what is folded. */
export const canFold = () => CSS.supports('selector(::details-content)');

/** From which width of a section its details are open. */
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
  copy: { readonly text: string; readonly label: string };
  /** The title of the card or row. */
  of: string;
  /** Whether they are folded on phones even if the text is not large. */
  isLong?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The details of a card or a row. In a narrow section, as with large text on a phone, they are folded; not in the kiosk, on
 * paper, or where style sheets cannot show what is folded. Only the browser knows whether they can: until its scripts run, an
 * older one folds them everywhere.
 */
export function More({ copy, of: title, isLong = false, className = '', children }: MoreProps) {
  const classes = openFrom[isLong ? 'tablet' : 'narrow'];
  const isFolded = useSyncExternalStore(neverChanges, canFold, () => true);
  if (useCapabilities().isPaged) return <div className={className}>{children}</div>;
  return (
    <details
      open={!isFolded}
      className={`group ${classes.details} print:details-content:[content-visibility:visible] ${className}`}
    >
      <summary
        aria-label={fill(copy.label, { title })}
        className={`text-link ${isFolded ? '!inline-flex' : '!hidden'} items-center gap-2 group-open:mb-2 ${classes.summary} supports-[selector(::details-content)]:print:!hidden`}
      >
        {copy.text}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
