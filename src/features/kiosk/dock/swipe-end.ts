import { listen } from '@/lib/listen';

/**
 * Calls a function when the page comes to rest after a finger has scrolled it. Scrolling by links and buttons does not count.
 *
 * @returns a function that stops this
 */
export function onSwipeEnd(listener: () => void): () => void {
  let isTouched = false;
  let isSwiped = false;
  const release = () => {
    isTouched = false;
  };
  return listen(
    document,
    {
      touchstart() {
        isTouched = true;
        isSwiped = false;
      },
      touchend: release,
      touchcancel: release,
      scroll() {
        isSwiped ||= isTouched;
      },
      scrollend() {
        if (!isSwiped || isTouched) return;
        isSwiped = false;
        listener();
      },
    },
    { passive: true },
  );
}
