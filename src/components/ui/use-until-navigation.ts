import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps the state of an overlay, such as an open dialog, until the next navigation. */
export function useUntilNavigation<State>(): [State | undefined, (state: State | undefined) => void] {
  const location = useLocation();
  const [kept, setKept] = useState<{ state: State | undefined; location: typeof location }>();
  // Resets during render: an open dialog would keep the new screen from taking the focus.
  if (kept && kept.location !== location) setKept(undefined);
  return [kept?.location === location ? kept.state : undefined, (state) => setKept({ state, location })];
}
