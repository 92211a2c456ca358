import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SlowNotice } from '@/components/ui/loading-notice';
import { screens } from '@/copy/site';
import { ScreenArrival } from './navigation-focus';
import { screenKeyAt } from './routes';
import { ShownScreen } from './screen-view';
import { useArrivedScreen } from './use-loaded-screen';
import { placeOf } from './visit-key';

/** The screen at the page's address. The last one stays until the next is there to take its place. */
export function CurrentScreen({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const arrived = useArrivedScreen(location);
  const [shown, setShown] = useState(arrived);
  if (arrived && arrived !== shown) setShown(arrived);
  const shownLocation = shown?.location ?? firstLocation;

  return (
    <>
      {shown && <ShownScreen {...shown} />}
      {!arrived && <SlowNotice />}
      <ScreenArrival
        main={main}
        place={placeOf(shownLocation)}
        screen={screens[screenKeyAt(shownLocation.pathname)].name}
      />
    </>
  );
}
