/** What has just come under a finger cannot be pressed for this time, and repeats within it count once; in milliseconds. */
const PAUSE_MS = 500;

/** How far apart presses of the same place may be, in CSS pixels: about a finger's width. */
const FINGER_PX = 40;

/** A press of the page. */
export interface Press {
  /** Identifies what is pressed. */
  readonly control: unknown;
  /** Whether it is meant to be pressed again and again. */
  readonly isRepeatable: boolean;
  /** The place, in CSS pixels from the left and the top of the viewport. */
  readonly x: number;
  readonly y: number;
  /** When it happens, in milliseconds. */
  readonly at: number;
}

/** The edges of a control, in CSS pixels from the left and the top of the viewport. */
export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** The last press that counted, and what became of its place since then. */
export interface LastPress extends Press {
  readonly box: Box | undefined;
  /** What is at the place now. */
  readonly seen: unknown;
  /** When that last changed; `undefined` if it did not. */
  readonly changedAt: number | undefined;
}

/** Notes what is at the place of the last press now. */
export function lookAgain(last: LastPress, seen: unknown, at: number): LastPress {
  return seen === last.seen ? last : { ...last, seen, changedAt: at };
}

function isSamePlace({ x, y, box }: LastPress, press: Press): boolean {
  const isNear = Math.abs(press.x - x) <= FINGER_PX && Math.abs(press.y - y) <= FINGER_PX;
  const isInBox =
    box && press.x >= box.left && press.x <= box.right && press.y >= box.top && press.y <= box.bottom;
  return isNear || isInBox === true;
}

/** Whether a press falls through: it hits what has only just come to the place of the last press. */
export function fallsThrough(last: LastPress | undefined, press: Press): boolean {
  return (
    last?.changedAt !== undefined &&
    press.at - last.changedAt < PAUSE_MS &&
    press.control !== last.control &&
    isSamePlace(last, press)
  );
}

/** Whether a press repeats the last one of the same control, as shaking hands do. */
export function isRepeat(last: Press | undefined, press: Press): boolean {
  if (!last || press.isRepeatable) return false;
  return press.control === last.control && press.at - last.at < PAUSE_MS;
}
