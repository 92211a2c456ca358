import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type AnnouncementKind, announcements } from '@/lib/channel';

/** Announces the text of a live region whenever it changes, but not on the first render. */
export function useAnnounced<Region extends HTMLElement>(
  kind: AnnouncementKind = 'change',
): RefObject<Region | null> {
  const region = useRef<Region>(null);
  const last = useRef<string>(undefined);

  useEffect(() => {
    const text = region.current?.textContent ?? '';
    if (text && last.current !== undefined && text !== last.current)
      announcements.send({ text: region.current?.innerText ?? '', kind });
    last.current = text;
  });

  return region;
}

interface LiveRegionProps {
  className?: string;
  kind?: AnnouncementKind;
  children: ReactNode;
}

/** Announces its text to screen readers. It has no role, since some would stop at a `status` even while that is empty. */
export function LiveRegion({ className, kind, children }: LiveRegionProps) {
  return (
    <div ref={useAnnounced<HTMLDivElement>(kind)} aria-live="polite" className={className}>
      {children}
    </div>
  );
}
