import { type RefObject, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { common, screenNames } from '@/copy/site';
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
  const shownLocation = shown?.location ?? firstLocation;

  return (
    <>
      {shown && <ScreenView {...shown} />}
      {!loaded && <LoadingNotice text={common.loading} />}
      <NavigationFocus
        main={main}
        visit={visitKey(shownLocation)}
        byHistory={byHistory}
        screen={screenNames[matchScreen(shownLocation.pathname)]}
        fragment={shown?.location.hash ?? ''}
      />
    </>
  );
}
