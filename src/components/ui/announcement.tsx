import { useEffect, useState } from 'react';
import { LiveRegion } from './live-region';

/** Delay before the text appears, in milliseconds: a live region must be on the page before its text is. */
const DELAY_MS = 100;

/** Long enough for a screen reader to pick up the text, in milliseconds. */
const DURATION_MS = 5_000;

/** A text to announce. The same text in a new object is another announcement. */
export interface AnnouncedText {
  readonly text: string;
}

/**
 * Announces a text that is not shown. It is removed after a while: otherwise the reader would come across it later, and
 * Chromium would announce it again once a dialog has closed.
 */
export function Announcement({ announced }: { announced: AnnouncedText | undefined }) {
  const [current, setCurrent] = useState<AnnouncedText>();

  useEffect(() => {
    const start = setTimeout(() => setCurrent(announced), DELAY_MS);
    const end = setTimeout(() => setCurrent(undefined), DELAY_MS + DURATION_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [announced]);

  return <LiveRegion className="sr-only">{current === announced && current?.text}</LiveRegion>;
}
