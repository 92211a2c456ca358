/** How long content that has just appeared under a finger ignores presses, and repeated presses count once. */
export const PRESS_PAUSE_MS = 500;

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
