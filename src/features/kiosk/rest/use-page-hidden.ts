import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page cannot be seen, as when the display is off or the window minimized. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}
