import { useEffect, useState } from 'react';
import type { AnnouncementKind } from '@/lib/channel';
import { LiveRegion } from './live-region';

/** The shortest wait before the text appears: a live region must be on the page before its text. */
const DELAY_MS = 100;

/** How long the text stays, which is enough for a screen reader to pick it up. */
const DURATION_MS = 5_000;

/** A text to announce. The same text in a new object is another announcement. */
export interface AnnouncedText {
  readonly text: string;
  readonly kind?: AnnouncementKind;
  /** How long to wait before the text appears, in milliseconds; another one replaces it meanwhile. */
  readonly delay?: number;
}

/** Announces a hidden text, and removes it later: readers would come across it, and Chromium announce it again. */
export function Announcement({ announced }: { announced: AnnouncedText | undefined }) {
  const [current, setCurrent] = useState<AnnouncedText>();

  useEffect(() => {
    const delay = announced?.delay ?? DELAY_MS;
    const start = setTimeout(() => setCurrent(announced), delay);
    const end = setTimeout(() => setCurrent(undefined), delay + DURATION_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [announced]);

  return (
    <LiveRegion className="sr-only" kind={current?.kind}>
      {current === announced && current?.text}
    </LiveRegion>
  );
}
