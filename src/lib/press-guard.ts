import { type Box, fallsThrough, isRepeat, type LastPress, lookAgain, type Press } from './press-rules';

/** For how long the place of a press is watched, in milliseconds: what a press opens may have to be fetched first. */
const WATCH_MS = 5_000;

/** Whatever can be pressed. A dialog may respond anywhere, and covers the page. */
const controls = 'a[href], button, summary, label, input, select, textarea, dialog';

/** The controls that shaking hands must not press twice. A second press of a text field only moves the caret. */
const pressedOnce = 'a[href], button, summary, input:is([type=radio], [type=checkbox])';

/** Names a key that is not to be pressed again at once; `undefined` for the others. */
type NameOfOnceKey = (key: HTMLElement) => string | undefined;

const keyAreas = new WeakMap<Element, NameOfOnceKey>();

/**
 * Registers keys that are meant to be pressed in quick succession, as "ll" and "55" are. They may change with each press.
 * Also the `ref` of a single key.
 *
 * @param area contains the keys, or is one
 * @param nameOfOnceKey names the keys that are pressed once like any other control, even if pressing them recreates them
 */
export function registerKeys(area: Element | null, nameOfOnceKey: NameOfOnceKey = () => undefined): void {
  if (area) keyAreas.set(area, nameOfOnceKey);
}

function keyArea(control: Element): Element | undefined {
  for (let part: Element | null = control; part; part = part.parentElement) {
    if (keyAreas.has(part)) return part;
  }
  return undefined;
}

/** What is pressed where an element is. */
function controlOf(element: EventTarget | null): Pick<Press, 'control' | 'isRepeatable'> {
  const control = element instanceof Element ? element.closest<HTMLElement>(controls) : null;
  if (!control) return { control, isRepeatable: true };
  const area = keyArea(control);
  const onceKey = area && keyAreas.get(area)?.(control);
  if (area) return { control: onceKey ?? area, isRepeatable: onceKey === undefined };
  // A click on a label is followed by one on what it labels.
  const labeled = control instanceof HTMLLabelElement ? control.control : undefined;
  return { control: labeled ?? control, isRepeatable: !control.matches(pressedOnce) };
}

function pressOf({ target, clientX: x, clientY: y }: MouseEvent): Press {
  return { ...controlOf(target), x, y, at: performance.now() };
}

/** The edges of a control. A dialog is no target for a finger, but may be as large as the page. */
function boxOf(control: unknown): Box | undefined {
  const isTarget = control instanceof Element && !control.matches('dialog');
  return isTarget ? control.getBoundingClientRect() : undefined;
}

function prevent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores presses that nobody means: those that fall through to what has just come under the finger, as the second one of a
 * double-click or of a shaking hand does after the first has moved the page. Keyboards, switches and assistive technology
 * are left alone: they press without a finger that slips or shakes.
 *
 * @param isShared whether the device is a kiosk, which also counts presses that shaking hands repeat on a control as one
 * @returns a function that stops this
 */
export function guardPresses(isShared: boolean): () => void {
  const listening = new AbortController();
  // Ahead of everything else that responds to presses.
  const options = { capture: true, signal: listening.signal };
  let last: LastPress | undefined;
  let lastClick: Press | undefined;
  let isMouse = false;
  let ignoresGesture = false;
  let frame = 0;

  const whatIsAt = ({ x, y }: Pick<Press, 'x' | 'y'>) => controlOf(document.elementFromPoint(x, y)).control;
  const look = () => {
    if (last) last = lookAgain(last, whatIsAt(last), performance.now());
  };
  const forget = () => {
    last = undefined;
    cancelAnimationFrame(frame);
  };
  const watch = () => {
    look();
    if (last && performance.now() - last.at < WATCH_MS) frame = requestAnimationFrame(watch);
    else forget();
  };

  // At a desk, the system's own setting says how quick the clicks of a mouse must be to belong together.
  const mayFallThrough = ({ detail }: MouseEvent) => isShared || !isMouse || detail > 1;

  const begin = (event: MouseEvent) => {
    look();
    const press = pressOf(event);
    ignoresGesture = mayFallThrough(event) && fallsThrough(last, press);
    if (ignoresGesture) return;
    forget();
    last = { ...press, box: boxOf(press.control), seen: whatIsAt(press), changedAt: undefined };
    watch();
  };

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    isMouse = event.pointerType === 'mouse';
    if (!isMouse) begin(event);
  };
  const onMouseDown = (event: MouseEvent) => {
    // Only now does a mouse count its clicks.
    if (isMouse) begin(event);
    // It would move the focus.
    if (ignoresGesture) prevent(event);
  };
  const onClick = (event: MouseEvent) => {
    // Browsers count the clicks of pointers only.
    if (event.detail === 0) return;
    look();
    const press = pressOf(event);
    const isMisplaced = ignoresGesture || (mayFallThrough(event) && fallsThrough(last, press));
    if (isMisplaced || (isShared && isRepeat(lastClick, press))) prevent(event);
    ignoresGesture = false;
    if (!press.isRepeatable) lastClick = press;
  };

  window.addEventListener('pointerdown', onDown, options);
  window.addEventListener('mousedown', onMouseDown, options);
  window.addEventListener('click', onClick, options);
  // Whoever moves the page knows what comes under the finger.
  for (const type of ['pointercancel', 'wheel', 'keydown']) {
    window.addEventListener(type, forget, { ...options, passive: true });
  }
  return () => {
    listening.abort();
    forget();
  };
}
