import file from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';

const FAMILY = 'Atkinson Hyperlegible Next';

/** Whether the page shows its words in the font. Its state does not tell: one that came too late is loaded all the same. */
function isShown(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const width = (fonts: string) => {
    if (context) context.font = `1rem ${fonts}`;
    return context?.measureText('Weaving Hope').width;
  };
  return width(`"${FAMILY}", monospace`) !== width('monospace');
}

/** One for the page, however many visitors a kiosk has; nothing where it could not be fetched, and the fallback stays. */
let fetched: Promise<FontFace | undefined> | undefined;

function fetchFont(): Promise<FontFace | undefined> {
  const face = new FontFace(FAMILY, `url(${file})`, { weight: '200 800' });
  return face.load().catch(() => undefined);
}

/**
 * Shows the site's font from the second screen on, where it came too late for the first: there the browser left it out,
 * so that no words move under a reader's eyes, and it would leave it out for as long as the page is open.
 *
 * @param place names the visit to a screen
 */
export function useLateFont(place: string): void {
  const [firstPlace] = useState(place);
  const font = useRef<FontFace>(undefined);

  useEffect(
    () =>
      whenIdle(async () => {
        if (isShown()) return;
        fetched ??= fetchFont();
        font.current = await fetched;
      }),
    [],
  );

  useLayoutEffect(() => {
    if (place !== firstPlace && font.current) document.fonts.add(font.current);
  }, [place, firstPlace]);
}
