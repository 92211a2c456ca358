import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { screens } from '@/copy/site';
import { NavigationFocus } from './navigation-focus';
import { matchScreen } from './routes';
import { ScreenView } from './screen-view';
import { useLoadedScreen } from './use-loaded-screen';
import { visitKey } from './visit-key';

/** The screen at the page's address. The last one stays until the next is there to take its place. */
export function CurrentScreen({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const arrived = useLoadedScreen(location);
  const [shown, setShown] = useState(arrived);
  if (arrived && arrived !== shown) setShown(arrived);
  const shownLocation = shown?.location ?? firstLocation;

  return (
    <>
      {shown && <ScreenView {...shown} />}
      {!arrived && <LoadingNotice />}
      <NavigationFocus
        main={main}
        place={visitKey(shownLocation)}
        screen={screens[matchScreen(shownLocation.pathname)].name}
      />
    </>
  );
}
