import { activity } from '@/lib/channel';

/** Events that count as a visitor's activity. Scrolling need not wait for the passive ones. */
const activityEvents = [
  { type: 'pointerdown' },
  { type: 'pointermove' },
  { type: 'touchstart', passive: true },
  { type: 'touchmove', passive: true },
  { type: 'click' },
  { type: 'keydown' },
  { type: 'wheel', passive: true },
  { type: 'input' },
  { type: 'compositionupdate' },
] as const;

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
  for (const { type, ...options } of activityEvents) {
    document.addEventListener(type, listener, { capture: true, signal: listening.signal, ...options });
  }
  const unsubscribe = activity.subscribe(() => onActivity());
  return () => {
    listening.abort();
    unsubscribe();
  };
}
