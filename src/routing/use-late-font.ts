import file from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '@/host/host-context';
import { whenIdle } from '@/lib/when-idle';

const FAMILY = 'Atkinson Hyperlegible Next';

/** Whether the page renders text in the font. `document.fonts` does not say: a font that came too late counts as loaded. */
function isRendered(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const width = (fonts: string) => {
    if (context) context.font = `1rem ${fonts}`;
    return context?.measureText('Weaving Hope').width;
  };
  return width(`"${FAMILY}", monospace`) !== width('monospace');
}

/** One request per page, however many visitors a kiosk has; `undefined` when it failed, and the fallback stays. */
let request: Promise<FontFace | undefined> | undefined;

function fetchFont(): Promise<FontFace | undefined> {
  const face = new FontFace(FAMILY, `url(${file})`, { weight: '200 800' });
  return face.load().catch(() => undefined);
}

/**
 * Switches to the site's font from the second screen on if it came too late for the first. `font-display: optional` makes
 * the browser ignore a late font for as long as the page is open, so that text does not shift while somebody reads it.
 * A kiosk starts before its first visitor comes, and uses the font at once.
 *
 * @param visit the key of the current visit
 */
export function useLateFont(visit: string): void {
  const [firstVisit] = useState(visit);
  const font = useRef<FontFace>(undefined);
  const isKiosk = useHost().mode === 'kiosk';

  useEffect(
    () =>
      whenIdle(async () => {
        if (isRendered()) return;
        request ??= fetchFont();
        font.current = await request;
        if (isKiosk && font.current) document.fonts.add(font.current);
      }),
    [isKiosk],
  );

  useLayoutEffect(() => {
    if (visit !== firstVisit && font.current) document.fonts.add(font.current);
  }, [visit, firstVisit]);
}
