import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screenPaths } from '@/copy/screen-paths';

interface HistoryEntry {
  readonly href: string;
  /** The router's state in the browser's history. With it, going back finds the scroll position and the focus. */
  readonly state: unknown;
  readonly isStaffOnly: boolean;
}

/**
 * Keeps the screens of one visitor in memory, since the browser of a kiosk keeps none (src/routing/site-navigator.ts).
 * Back never leads to Content Management.
 *
 * @returns a function that goes back to the previous screen of this visit; `undefined` if there is none
 */
export function useVisitHistory(): (() => void) | undefined {
  const location = useLocation();
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);

  useEffect(() => {
    const entry = {
      href: window.location.href,
      state: window.history.state as unknown,
      isStaffOnly: location.pathname === screenPaths.admin,
    };
    setEntries((all) => [...(all.at(-1)?.href === entry.href ? all.slice(0, -1) : all), entry]);
  }, [location]);

  const index = entries.slice(0, -1).findLastIndex(({ isStaffOnly }) => !isStaffOnly);
  const earlier = entries[index];
  if (!earlier) return undefined;

  return () => {
    setEntries(entries.slice(0, index + 1));
    window.history.replaceState(earlier.state, '', earlier.href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: earlier.state }));
  };
}
