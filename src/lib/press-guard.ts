import { listen } from './listen';

/** Content that has just appeared under a finger cannot be pressed for this time, and repeats within it count once. */
export const PRESS_PAUSE_MS = 500;

/** The place of a press is watched for this time: what the press opens may have to be fetched first. */
const WATCH_MS = 5_000;

/** How far apart presses of the same place may be, in CSS pixels: about a finger's width. */
const FINGER_PX = 40;

export interface Press {
  /** Identifies the control, if there is one, and whether it is meant to be pressed again and again. */
  readonly control: unknown;
  readonly isRepeatable: boolean;
  /** In CSS pixels of the viewport, and in milliseconds. */
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The last press that counted, with the edges of its control, and what became of its place since then. */
export interface LastPress extends Press {
  readonly box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> | undefined;
  /** The control at the place now, and the time when it appeared there if that was after the press. */
  readonly seen: unknown;
  readonly changedAt: number | undefined;
}

/** Updates the last press with the control that is at its place now. */
export function lookAgain(last: LastPress, seen: unknown, at: number): LastPress {
  return seen === last.seen ? last : { ...last, seen, changedAt: at };
}

/** Whether a press falls through: it hits what has only just appeared at the place of the last press. */
export function fallsThrough(last: LastPress | undefined, press: Press): boolean {
  if (last?.changedAt === undefined || press.control === last.control) return false;
  const { x, y, box } = last;
  const isNear = Math.abs(press.x - x) <= FINGER_PX && Math.abs(press.y - y) <= FINGER_PX;
  const isInBox =
    box && press.x >= box.left && press.x <= box.right && press.y >= box.top && press.y <= box.bottom;
  return press.at - last.changedAt < PRESS_PAUSE_MS && (isNear || isInBox === true);
}

/** Whether a press repeats the last one that counted, of the same control, as shaking hands do. */
export function isRepeat(last: Press | undefined, press: Press): boolean {
  if (!last || press.isRepeatable) return false;
  return press.control === last.control && press.at - last.at < PRESS_PAUSE_MS;
}

/** Everything that can be pressed. A dialog may respond anywhere, and covers the page. */
const controls = 'a[href], button, summary, label, input, select, textarea, dialog';

/** The controls that shaking hands must not press twice. A second press of a text field only moves the caret. */
const pressedOnce = 'a[href], button, summary, input:is([type=radio], [type=checkbox])';

/** Names a key that must not be pressed again at once; `undefined` for the others. */
type NameOfOnceKey = (key: HTMLElement) => string | undefined;

const keyAreas = new WeakMap<Element, NameOfOnceKey>();

/**
 * Registers keys that are meant to be pressed in quick succession, as in "ll" or "55". Also the `ref` of a single key.
 *
 * @param area contains the keys, which may change with each press, or is a key itself
 * @param nameOfOnceKey names the keys that are pressed once like any other control, even if a press recreates them
 */
export function registerKeys(area: Element | null, nameOfOnceKey: NameOfOnceKey = () => undefined): void {
  if (area) keyAreas.set(area, nameOfOnceKey);
}

/** Finds the control that an element belongs to. */
function controlOf(element: EventTarget | null): Pick<Press, 'control' | 'isRepeatable'> {
  const control = element instanceof Element ? element.closest<HTMLElement>(controls) : null;
  for (let area: Element | null = control; control && area; area = area.parentElement) {
    const onceKey = keyAreas.get(area)?.(control);
    if (keyAreas.has(area)) return { control: onceKey ?? area, isRepeatable: onceKey === undefined };
  }
  // A click on a label is followed by one on its field.
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
 * Ignores accidental presses: those that fall through to what has just appeared under the finger, like the second one of a
 * double-click or a shaking hand after the first has moved the page. Keyboards, switches and assistive technology are left
 * alone: they press without a finger that slips or shakes.
 *
 * @param isShared also counts presses that shaking hands repeat on a control as one, since visitors cannot change the
 *   device's own settings
 */
export function guardPresses(isShared: boolean): () => void {
  let last: LastPress | undefined;
  let lastClick: Press | undefined;
  let isMouse = false;
  let ignoresGesture = false;
  let frame = 0;

  function forget() {
    last = undefined;
  }

  function look() {
    if (last) last = lookAgain(last, controlAt(last.x, last.y), performance.now());
  }

  function watch() {
    look();
    const { at } = last ?? lastClick ?? {};
    frame = at !== undefined && performance.now() - at < WATCH_MS ? requestAnimationFrame(watch) : 0;
    // They would keep the last visitor's page in memory.
    if (!frame) last = lastClick = undefined;
  }

  function examine({ target, clientX: x, clientY: y, detail }: MouseEvent) {
    look();
    const press = { ...controlOf(target), x, y, at: performance.now() };
    // On a personal device, the system's own setting says how quick the clicks of a mouse must be to belong together.
    return { press, isMisplaced: (isShared || !isMouse || detail > 1) && fallsThrough(last, press) };
  }

  function begin(event: MouseEvent) {
    const { press, isMisplaced } = examine(event);
    ignoresGesture = isMisplaced;
    if (isMisplaced) return;
    const { control, x, y } = press;
    // A dialog may be as large as the page, so its edges do not tell where the finger was.
    const isTarget = control instanceof Element && !control.matches('dialog');
    const box = isTarget ? control.getBoundingClientRect() : undefined;
    last = { ...press, box, seen: controlAt(x, y), changedAt: undefined };
    cancelAnimationFrame(frame);
    watch();
  }

  // Ahead of everything else that responds to presses.
  const stop = listen(
    window,
    {
      pointerdown(event) {
        if (!event.isPrimary) return;
        isMouse = event.pointerType === 'mouse';
        if (!isMouse) begin(event);
      },
      mousedown(event) {
        // Browsers count the clicks of a mouse only from here on.
        if (isMouse) begin(event);
        // It would move the focus.
        if (ignoresGesture) prevent(event);
      },
      click(event) {
        // Browsers count the clicks of pointers only.
        if (event.detail === 0) return;
        const { press, isMisplaced } = examine(event);
        const isIgnored = ignoresGesture || isMisplaced || (isShared && isRepeat(lastClick, press));
        ignoresGesture = false;
        // Only a press that was let through starts the wait: otherwise, someone who taps on and on would never get through.
        if (isIgnored) return prevent(event);
        if (press.isRepeatable) return;
        lastClick = press;
        // After a long press, it has ended.
        if (!frame) watch();
      },
    },
    { capture: true },
  );
  // Someone who moves the page knows what comes under the finger.
  const moves = { pointercancel: forget, wheel: forget, keydown: forget };
  const stopMoves = listen(window, moves, { capture: true, passive: true });
  return () => {
    stop();
    stopMoves();
    cancelAnimationFrame(frame);
  };
}
