import { useEffect, useRef, useState } from 'react';
import { common } from '@/words/site';

/** Tells screen readers which screen has opened; the first one is announced by the page itself. */
export function ScreenAnnouncer({ screen }: { screen: string }) {
  const lastScreen = useRef(screen);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    setAnnouncement(common.announceScreen(screen));
  }, [screen]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
