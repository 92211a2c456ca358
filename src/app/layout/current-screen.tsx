import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ShownScreen } from './shown-screen';
import { SlowNotice } from './slow-notice';
import { useArrivedScreen } from './use-arrived-screen';

/** The screen at the page's address. The last one stays until the next is there to take its place. */
export function CurrentScreen({ main }: { main: RefObject<HTMLElement | null> }) {
  const arrived = useArrivedScreen(useLocation());
  const [shown, setShown] = useState(arrived);
  if (arrived && arrived !== shown) setShown(arrived);

  return (
    <>
      {shown && <ShownScreen {...shown} main={main} />}
      {!arrived && <SlowNotice />}
    </>
  );
}
