import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screens } from '@/words/site';
import { placeOf } from '../place';
import { screenKeyAt } from '../routes';
import { ScreenArrival } from './screen-arrival';
import { ShownScreen } from './shown-screen';
import { SlowNotice } from './slow-notice';
import { useArrivedScreen } from './use-arrived-screen';

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
