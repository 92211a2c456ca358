import { useEffect } from 'react';

/** Keeps no history of the screens, so that no key or gesture leads back to what staff or the last visitor saw. */
export function useNoHistory(): void {
  useEffect(() => {
    const { pushState } = window.history;
    window.history.pushState = window.history.replaceState;
    return () => {
      window.history.pushState = pushState;
    };
  }, []);
}
