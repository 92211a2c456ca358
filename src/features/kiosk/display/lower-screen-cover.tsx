import { useMemo, useSyncExternalStore } from 'react';
import { Weave } from '@/components/site/weave/weave';
import { Announcement } from '@/components/ui/announcement';
import { useCopy, useLayoutCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { currentMinute, subscribeToMinute } from '@/lib/current-minute';
import { useKioskVisit } from '../shared/kiosk-visit';

const textSize =
  'text-[min(1.5rem,14cqb)] leading-[1.2] [@container_(height<=160px)]:text-[min(1.5rem,2.4cqi,35cqb)]';

/** Covers the display above the reach line while the site is lowered, ignores touch, and announces where to ask for help. */
export function LowerScreenCover() {
  const { dock, foundation, language } = useCopy(kioskCopy);
  const { timeZone } = foundation;
  const timeFormat = new Intl.DateTimeFormat(language.locale, { timeStyle: 'short', timeZone });
  const { screenNames } = useLayoutCopy();
  const { screen } = useKioskVisit();
  const announced = useMemo(() => ({ text: dock.lower.help }), [dock]);
  const now = useSyncExternalStore(subscribeToMinute, currentMinute);
  // Browsers write `9 a.m.` in Spanish, and the copy has a space in it.
  const time = now && timeFormat.format(now).replace(/([ap])\.m\./, '$1.\u00a0m.');
  return (
    <>
      <div
        aria-hidden="true"
        data-testid="lower-cover"
        className="@container-size fixed inset-x-0 top-0 z-60 flex h-(--reach-top) flex-col justify-center overflow-hidden border-b-4 border-ink bg-paper text-ink"
      >
        {/* Hides a sliver of the weave, which would look broken. */}
        <Weave className="min-h-0 w-full grow [@container_(height<=160px)]:hidden" />
        {/* Uses one line where the reach line is close to the top of the page. */}
        <div
          className={`page-column flex flex-wrap items-baseline justify-between gap-x-[1em] py-[min(1rem,10cqb)] *:flex *:gap-x-[1em] ${textSize}`}
        >
          <p className="text-[1.4em] font-headline">{dock.lower.help}</p>
          <p>
            <strong>{screenNames[screen]}</strong>
            {time && <span className="whitespace-nowrap">{time}</span>}
          </p>
        </div>
      </div>
      <Announcement announced={announced} />
    </>
  );
}
