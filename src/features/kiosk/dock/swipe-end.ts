/**
 * Calls a function when the page stands still after a finger has scrolled it. Links and buttons scroll it, too: that does not
 * count.
 *
 * @returns a function that stops this
 */
export function onSwipeEnd(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isTouched = false;
  let isSwiped = false;
  const touch = () => {
    isTouched = true;
    isSwiped = false;
  };
  const release = () => {
    isTouched = false;
  };
  const scroll = () => {
    isSwiped ||= isTouched;
  };
  const end = () => {
    if (!isSwiped || isTouched) return;
    isSwiped = false;
    listener();
  };
  document.addEventListener('touchstart', touch, { passive: true, signal });
  document.addEventListener('touchend', release, { passive: true, signal });
  document.addEventListener('touchcancel', release, { passive: true, signal });
  document.addEventListener('scroll', scroll, { passive: true, signal });
  document.addEventListener('scrollend', end, { signal });
  return () => listening.abort();
}
