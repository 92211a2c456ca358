import { formFields, linksAndButtons } from './controls';
import { listen } from './listen';

/** How long content that has just appeared under a finger ignores presses, and repeated presses count once. */
export const PRESS_PAUSE_MS = 500;

/** How long the place of a press is watched, because what the press opens may first have to be fetched. */
const WATCH_MS = 5_000;

/** How far apart presses of the same place may be, in CSS pixels: about a finger's width. */
const FINGER_PX = 40;

export interface GuardedPress {
  /** The control, if there is one, and whether people press it repeatedly. */
  readonly control: unknown;
  readonly isRepeatable: boolean;
  /** The place in CSS pixels of the viewport, and the time in milliseconds. */
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The last press that counted, the edges of its control, and what has happened at its place since. */
export interface LastPress extends GuardedPress {
  readonly box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> | undefined;
  /** The control at that place now, and when it appeared if that was after the press. */
  readonly seen: unknown;
  readonly changedAt: number | undefined;
}

/** Updates the last press with the control that is at its place now. */
export function updateLastPress(last: LastPress, seen: unknown, at: number): LastPress {
  return seen === last.seen ? last : { ...last, seen, changedAt: at };
}

/** Whether a press falls through to a control that has only just appeared at the place of the last press. */
export function isPressOnNewControl(last: LastPress | undefined, press: GuardedPress): boolean {
  if (last?.changedAt === undefined || press.control === last.control) return false;
  const { x, y, box } = last;
  const isNear = Math.abs(press.x - x) <= FINGER_PX && Math.abs(press.y - y) <= FINGER_PX;
  const isInBox =
    box && press.x >= box.left && press.x <= box.right && press.y >= box.top && press.y <= box.bottom;
  return press.at - last.changedAt < PRESS_PAUSE_MS && (isNear || isInBox === true);
}

/** Whether a press repeats the last one on the same control, as shaking hands do. */
export function isRepeat(last: GuardedPress | undefined, press: GuardedPress): boolean {
  if (!last || press.isRepeatable) return false;
  return press.control === last.control && press.at - last.at < PRESS_PAUSE_MS;
}

/** Everything that people can press. A dialog may respond anywhere, and covers the page. */
const controls = `${linksAndButtons}, ${formFields}, label, dialog`;

/** The controls that shaking hands must not press twice. In a text field, a second press only moves the caret. */
const pressedOnce = `${linksAndButtons}, input:is([type=radio], [type=checkbox])`;

/** Names a key that must not be pressed twice in a row; `undefined` for all other keys. */
type NameOfOnceKey = (key: HTMLElement) => string | undefined;

const keyAreas = new WeakMap<Element, NameOfOnceKey>();

/**
 * Registers keys that people press in quick succession, as in "ll" or "55". Also serves as the `ref` of a single key.
 *
 * @param area contains the keys, which may change with each press, or is a key itself
 * @param nameOfOnceKey names the keys that work like any other control, even if a press recreates them
 */
export function registerRepeatableKeys(
  area: Element | null,
  nameOfOnceKey: NameOfOnceKey = () => undefined,
): void {
  if (area) keyAreas.set(area, nameOfOnceKey);
}

function controlOf(element: EventTarget | null): Pick<GuardedPress, 'control' | 'isRepeatable'> {
  const control = element instanceof Element ? element.closest<HTMLElement>(controls) : null;
  for (let area: Element | null = control; control && area; area = area.parentElement) {
    const onceKey = keyAreas.get(area)?.(control);
    if (keyAreas.has(area)) return { control: onceKey ?? area, isRepeatable: onceKey === undefined };
  }
  // A click on a label is followed by one on its field, so both count as the field's.
  const field = control instanceof HTMLLabelElement ? control.control : undefined;
  return { control: field ?? control, isRepeatable: !control?.matches(pressedOnce) };
}

function controlAt(x: number, y: number): unknown {
  return controlOf(document.elementFromPoint(x, y)).control;
}

function prevent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores accidental presses that fall through to what has just appeared under the finger: the second one of a double-click, or
 * of a shaking hand after the first has moved the page. Presses by keyboards, switches and assistive technology count, because
 * no finger can slip or shake.
 *
 * @param isShared whether to count repeated presses of a control as one, too, since visitors of a shared device cannot change
 *   its settings
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
  const stop = listen(
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
  const stopMoves = listen(window, moves, { capture: true, passive: true });
  return () => {
    stop();
    stopMoves();
    cancelAnimationFrame(frame);
  };
}
