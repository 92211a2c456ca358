import { activity } from '@/lib/channel';

/** Events that count as a visitor's activity. */
const activityEvents =
  'pointerdown pointermove touchstart touchmove click keydown wheel input compositionupdate'.split(' ');

/**
 * Listens for any input of a visitor, before the page responds to it.
 *
 * @param onActivity called with the event, or without one while the visitor listens
 */
export function listenForActivity(onActivity: (event?: Event) => void): () => void {
  const listening = new AbortController();
  const listener = (event: Event) => {
    // Something may be resting on the key.
    if (!(event instanceof KeyboardEvent && event.repeat)) onActivity(event);
  };
  // Scrolling need not wait for passive listeners.
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of activityEvents) document.addEventListener(type, listener, options);
  const unsubscribe = activity.subscribe(() => onActivity());
  return () => {
    listening.abort();
    unsubscribe();
  };
}
