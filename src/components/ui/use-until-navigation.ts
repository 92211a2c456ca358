import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps the state of something in front of a screen, such as an open dialog, until another screen begins. */
export function useUntilNavigation<State>(): [State | undefined, (state: State | undefined) => void] {
  const location = useLocation();
  const [kept, setKept] = useState<{ state: State | undefined; location: typeof location }>();
  // Resets while rendering, so that the new screen can take the focus, which a dialog in front would prevent.
  if (kept && kept.location !== location) setKept(undefined);
  return [kept?.location === location ? kept.state : undefined, (state) => setKept({ state, location })];
}
