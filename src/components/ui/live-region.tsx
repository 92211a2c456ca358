import type { ReactNode } from 'react';

interface LiveRegionProps {
  className?: string;
  /** Announced whenever it changes, but not on the first render. */
  children: ReactNode;
}

/** Announces its text to screen readers. It has no role, since some would stop at a `status` even while that is empty. */
export function LiveRegion({ className, children }: LiveRegionProps) {
  return (
    <div aria-live="polite" className={className}>
      {children}
    </div>
  );
}
