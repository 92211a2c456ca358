import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screenPaths } from '@/content/screen-paths';

interface Visit {
  readonly href: string;
  /** The router's state in the browser's history. With it, going back finds the scroll position and the focus. */
  readonly state: unknown;
  readonly isStaffOnly: boolean;
}

interface VisitHistory {
  /** Goes back to the previous screen of this visit; `undefined` if there is none. */
  readonly goBack: (() => void) | undefined;
  /** Forgets this visit. */
  readonly clear: () => void;
}

/**
 * The screens of one visitor, in memory: the kiosk keeps them out of the browser's history, where the next visitor could
 * find them. Back never leads to Content Management.
 */
export function useVisitHistory(): VisitHistory {
  const location = useLocation();
  const [visits, setVisits] = useState<readonly Visit[]>([]);

  useEffect(() => {
    const visit = {
      href: window.location.href,
      state: window.history.state as unknown,
      isStaffOnly: location.pathname === screenPaths.admin,
    };
    setVisits((all) => [...(all.at(-1)?.href === visit.href ? all.slice(0, -1) : all), visit]);
  }, [location]);

  const index = visits.slice(0, -1).findLastIndex(({ isStaffOnly }) => !isStaffOnly);
  const earlier = visits[index];

  function goBack() {
    if (!earlier) return;
    setVisits(visits.slice(0, index + 1));
    window.history.replaceState(earlier.state, '', earlier.href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: earlier.state }));
  }

  return { goBack: earlier && goBack, clear: () => setVisits([]) };
}
