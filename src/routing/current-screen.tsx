import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { DeferredContent } from '@/components/site/deferred-content';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { navigation } from '@/content/screen-paths';
import { common, screenNames } from '@/copy/site';
import { focusHeading } from '@/lib/focus-to-read';
import { BackToTop } from './back-to-top';
import { NavigationFocus } from './navigation-focus';
import { matchScreen, visitKey } from './routes';
import { ScreenView } from './screen-view';
import { useLoadedScreen } from './use-loaded-screen';

/** The screen of the current route. The previous one stays until the next one is loaded. */
export function CurrentScreen({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const [firstLocation] = useState(location);
  const loaded = useLoadedScreen(location);
  const [shown, setShown] = useState(loaded);
  if (loaded && loaded !== shown) setShown(loaded);
  const isRetry = Boolean(firstLocation.state?.isRetry);

  const isShown = shown !== undefined;

  // Trying again after the whole layout failed mounts this anew, and the button that was pressed is gone.
  useEffect(() => {
    if (isRetry && isShown) focusHeading(main.current);
  }, [isRetry, isShown, main]);

  const shownLocation = shown?.location ?? firstLocation;
  const screen = matchScreen(shownLocation.pathname);
  // Content Management lists its items in tabs, and the not-found screen is short.
  const isLong = navigation.some((id) => id === screen);

  return (
    <>
      {shown && <ScreenView {...shown} />}
      {shown && isLong && (
        <DeferredContent key={visitKey(shownLocation)}>
          <BackToTop content={main} />
        </DeferredContent>
      )}
      {!loaded && <LoadingNotice text={common.loading} />}
      <NavigationFocus
        main={main}
        visit={visitKey(shownLocation)}
        byHistory={byHistory}
        screen={screenNames[screen]}
        fragment={shown?.location.hash ?? ''}
      />
    </>
  );
}
