import { activity } from '@/lib/channel';

const activityEvents = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'compositionupdate'];
/** Events for which scrolling need not wait, because nothing prevents them. */
const scrollEvents = ['touchstart', 'touchmove', 'wheel'];

/** Calls back on each input, before the page responds to it, and without an event while a voice speaks to the visitor. */
export function listenForActivity(onActivity: (event?: Event) => void): () => void {
  const listening = new AbortController();
  const listener = (event: Event) => {
    // Ignores key repeat, since something may be resting on the key.
    if (!(event instanceof KeyboardEvent && event.repeat)) onActivity(event);
  };
  const options = { capture: true, signal: listening.signal };
  for (const type of activityEvents) document.addEventListener(type, listener, options);
  for (const type of scrollEvents) document.addEventListener(type, listener, { ...options, passive: true });
  const unsubscribe = activity.subscribe(() => onActivity());
  return () => {
    listening.abort();
    unsubscribe();
  };
}
