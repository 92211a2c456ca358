import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useOnChange } from '@/components/ui/use-on-change';
import { useCopy, useLanguage } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import type { ScreenId } from '@/copy/screen-paths';
import { announcements } from '@/lib/channel';
import { followChanges } from '@/lib/follow-changes';
import { listen } from '@/lib/listen';
import { createGuideSession } from './guide-session';
import { initialGuideState } from './guide-state';
import { unreadSelector } from './page/items';
import type { GuideHost } from './page/read-page';

/** Whether the guide itself has changed, by a caption for example. */
function isOwn({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest(unreadSelector) != null;
}

/** The guide's state, and how to send it an event. */
export type Guide = ReturnType<typeof useGuide>;

/** Runs the kiosk's guide: connects it with the keys, the page, and what happens in the kiosk. */
export function useGuide(
  screen: ScreenId,
  kiosk: Omit<GuideHost, 'copy' | 'language' | 'screenName' | 'isHome'>,
) {
  const { guide: copy, screenNames } = useCopy(kioskCopy);
  const language = useLanguage();
  const host: GuideHost = {
    ...kiosk,
    copy,
    language,
    screenName: screenNames[screen],
    isHome: screen === 'home',
  };
  const latest = useRef(host);
  const [state, setState] = useState(initialGuideState);
  const [session] = useState(() => createGuideSession(() => latest.current, setState));
  const warns = host.secondsLeft !== undefined;

  // Runs before this render's changes are observed, since the announcement of the warning must not count as activity.
  useLayoutEffect(() => {
    latest.current = host;
  });

  useEffect(() => listen(window, session.handlers, { capture: true }), [session]);

  useEffect(() => announcements.subscribe(session.onAnnouncement), [session]);

  useEffect(
    () => (state.isOn ? followChanges('open', isOwn, () => session.send('refresh')) : undefined),
    [session, state.isOn],
  );

  useOnChange(screen, () => session.send('followRoute'));

  useOnChange(language, () => session.send('followLanguage'));

  useOnChange(warns, () => warns && session.onWarning());

  return { ...state, send: session.send };
}
