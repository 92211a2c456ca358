import { listen } from './listen';
import {
  type GuardedPress,
  isPressOnNewControl,
  isRepeat,
  type LastPress,
  updateLastPress,
} from './press-rules';
import { controlAt, controlOf } from './pressed-control';

/** How long the place of a press is watched, because what the press opens may first have to be fetched. */
const WATCH_MS = 5_000;

function prevent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores accidental presses: the second of a double-click, or of a shaking hand, on what has just appeared under the
 * finger. Those by keyboards, switches and assistive technology count, since no finger can slip or shake.
 *
 * @param isShared whether to ignore repeated presses of a control, too, since visitors cannot change the device's settings
 */
export function guardPresses(isShared: boolean): () => void {
  let last: LastPress | undefined;
  let lastClick: GuardedPress | undefined;
  let isMouse = false;
  let ignoresGesture = false;
  let frame = 0;

  function forget() {
    last = undefined;
  }

  function look() {
    if (last) last = updateLastPress(last, controlAt(last.x, last.y), performance.now());
  }

  function watch() {
    look();
    const { at } = last ?? lastClick ?? {};
    frame = at !== undefined && performance.now() - at < WATCH_MS ? requestAnimationFrame(watch) : 0;
    // Forgets the presses, which would keep the last visitor's page in memory.
    if (!frame) last = lastClick = undefined;
  }

  function examine({ target, clientX: x, clientY: y, detail }: MouseEvent) {
    look();
    const press = { ...controlOf(target), x, y, at: performance.now() };
    // Trusts single clicks of a mouse on a personal device, whose own setting says how fast a double-click is.
    return { press, isMisplaced: (isShared || !isMouse || detail > 1) && isPressOnNewControl(last, press) };
  }

  function begin(event: MouseEvent) {
    const { press, isMisplaced } = examine(event);
    ignoresGesture = isMisplaced;
    if (isMisplaced) return;
    const { control, x, y } = press;
    // Ignores the edges of a dialog, which may be as large as the page and do not tell where the finger was.
    const isTarget = control instanceof Element && !control.matches('dialog');
    const box = isTarget ? control.getBoundingClientRect() : undefined;
    last = { ...press, box, seen: controlAt(x, y), changedAt: undefined };
    cancelAnimationFrame(frame);
    watch();
  }

  // Listens before everything else that responds to presses.
  const unsubscribePresses = listen(
    window,
    {
      pointerdown(event) {
        if (!event.isPrimary) return;
        isMouse = event.pointerType === 'mouse';
        if (!isMouse) begin(event);
      },
      mousedown(event) {
        // Browsers count the clicks of a mouse only from this event on.
        if (isMouse) begin(event);
        // Keeps the ignored press from moving the focus.
        if (ignoresGesture) prevent(event);
      },
      click(event) {
        // Lets through clicks without a count, which no pointer made.
        if (event.detail === 0) return;
        const { press, isMisplaced } = examine(event);
        const isIgnored = ignoresGesture || isMisplaced || (isShared && isRepeat(lastClick, press));
        ignoresGesture = false;
        // Ignored presses do not restart the wait, or someone who keeps tapping would never get through.
        if (isIgnored) return prevent(event);
        if (press.isRepeatable) return;
        lastClick = press;
        // Watches again, since the watch has ended during a long press.
        if (!frame) watch();
      },
    },
    { capture: true },
  );
  // Forgets where the last press was once the visitor moves the page, and so knows what comes under the finger.
  const moves = { pointercancel: forget, wheel: forget, keydown: forget };
  const unsubscribeMoves = listen(window, moves, { capture: true, passive: true });
  return () => {
    unsubscribePresses();
    unsubscribeMoves();
    cancelAnimationFrame(frame);
  };
}
