import { whenIdle } from './when-idle';

const listeners = new Set<() => void>();
let now: Date | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  setTime();
  for (const listener of listeners) listener();
  timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
}

function onVisibilityChange(): void {
  clearTimeout(timer);
  if (!document.hidden) tick();
}

/** Sets the time immediately; called if no prerendered page is hydrated. */
export function setTime(): void {
  // Reads the clock that `currentMinute` compares the time with.
  now = new Date(Date.now());
}

/** Returns the time at the start of this minute or later; `undefined` at first, as in the prerendered page. */
export function currentMinute(): Date | undefined {
  // Updates the time here, since no timer runs without listeners.
  if (now && Date.now() - now.getTime() >= 60_000) setTime();
  return now;
}

/** Calls the listener each minute while the page is visible, and once when the browser is idle. */
export function subscribeToMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisibilityChange);
    whenIdle(onVisibilityChange);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    clearTimeout(timer);
  };
}
