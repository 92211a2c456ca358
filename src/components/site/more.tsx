import { ChevronDown } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { neverChanges } from '@/lib/never-changes';

/** Whether style sheets can show on paper what is folded. */
export const canFold = () => CSS.supports('selector(::details-content)');

interface MoreProps {
  copy: { readonly text: string; readonly label: string };
  /** The title of the card or row. */
  of: string;
  className?: string;
  children: ReactNode;
}

/**
 * The details of a card or a row. In a narrow section, as with large text on a phone, they are folded; not in the kiosk, on
 * paper, or where style sheets cannot show what is folded. Only the browser knows whether they can: until its scripts run, an
 * older one folds them everywhere.
 */
export function More({ copy, of: title, className = '', children }: MoreProps) {
  const isFolded = useSyncExternalStore(neverChanges, canFold, () => true);
  if (useCapabilities().isPaged) return <div className={className}>{children}</div>;
  return (
    <details
      open={!isFolded}
      className={`group @min-narrow/section:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible] ${className}`}
    >
      <summary
        aria-label={fill(copy.label, { title })}
        className={`text-link ${isFolded ? '!inline-flex' : '!hidden'} items-center gap-2 group-open:mb-2 supports-[selector(::details-content)]:@min-narrow/section:!hidden supports-[selector(::details-content)]:print:!hidden`}
      >
        {copy.text}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
