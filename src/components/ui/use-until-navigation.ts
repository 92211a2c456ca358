import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps the state of an overlay, such as an open dialog, until the next navigation. */
export function useUntilNavigation<State>(): [State | undefined, (state: State | undefined) => void] {
  const location = useLocation();
  const [overlay, setOverlay] = useState<{ state: State | undefined; location: typeof location }>();
  // Resets during render: an open dialog would keep the new screen from taking the focus.
  if (overlay && overlay.location !== location) setOverlay(undefined);
  return [
    overlay?.location === location ? overlay.state : undefined,
    (state) => setOverlay({ state, location }),
  ];
}
