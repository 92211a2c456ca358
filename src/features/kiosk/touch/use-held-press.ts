import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { linksAndButtons } from '@/lib/controls';
import { listen } from '@/lib/listen';
import { setRootData } from '@/lib/root-element';
import { activate } from '../activate';

/** How long a press must last while "Hold to press" is on, in milliseconds. */
const HOLD_MS = 500;

/** The number of steps that show the progress of a press, since nothing may move smoothly. */
export const HOLD_STEPS = 4;

/**
 * Returns the number of steps that a press has completed. A press with all of them counts.
 *
 * @param elapsed milliseconds since the control was touched
 */
function heldSteps(elapsed: number): number {
  return Math.min(Math.floor((elapsed / HOLD_MS) * HOLD_STEPS), HOLD_STEPS);
}

/** Leaves out text fields, where a touch only moves the caret. */
const controls = `${linksAndButtons}, input:is([type=radio], [type=checkbox])`;

/** How long to say that a press was too short. */
const NOTE_MS = 4_000;

interface Press {
  readonly control: HTMLElement;
  readonly pointer: number;
  readonly startedAt: number;
  x: number;
  y: number;
}

function isOnControl({ control, x, y }: Press): boolean {
  return control.contains(document.elementFromPoint(x, y));
}

/** A press of a control, or one that was too short. */
export interface HeldPress {
  readonly startedAt: number;
  /** Where the finger is, in pixels from the left and the top of the viewport. */
  readonly x: number;
  readonly y: number;
  /** See {@link heldSteps}. */
  readonly steps: number;
  readonly isTooShort: boolean;
}

/**
 * Lets controls respond only to a press of half a second while it is on. The press counts on release, and sliding off the
 * control cancels it, as always (WCAG 2.5.2). Clicks by keyboards, switches and assistive technology count at once, because no
 * finger can slip.
 */
export function useHeldPress(isOn: boolean): HeldPress | undefined {
  const [shown, setShown] = useState<HeldPress>();
  const isEnabled = useEffectEvent(() => isOn);

  // Prevents scrolling, which a trembling hand might begin while it holds.
  useLayoutEffect(() => (isOn ? setRootData({ hold: '' }) : undefined), [isOn]);

  useEffect(() => {
    let press: Press | undefined;
    /** Whether this component decides what the current gesture presses, even after the press has ended. */
    let decides = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => {
      if (!press) return;
      const { startedAt, x, y } = press;
      const steps = heldSteps(performance.now() - startedAt);
      setShown(isOnControl(press) ? { startedAt, x, y, steps, isTooShort: false } : undefined);
      timer = setTimeout(show, HOLD_MS / HOLD_STEPS);
    };

    const preventMouse = (event: Event) => {
      if (decides && event.cancelable) event.preventDefault();
    };
    const onDown = ({ target, isPrimary, button, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!isPrimary) return;
      clearTimeout(timer);
      setShown(undefined);
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
      press =
        control && button === 0 && isEnabled()
          ? { control, pointer: pointerId, startedAt: performance.now(), x, y }
          : undefined;
      decides = press !== undefined;
      // Listens on the control, which may be gone by then. Otherwise, a mouse press would follow at the same place.
      press?.control.addEventListener('touchend', preventMouse, { capture: true, once: true });
      show();
    };
    const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (press && press.pointer === pointerId) Object.assign(press, { x: clientX, y: clientY });
    };
    const end = () => {
      clearTimeout(timer);
      setShown(undefined);
      press = undefined;
    };
    const onUp = (event: PointerEvent) => {
      follow(event);
      if (!press || press.pointer !== event.pointerId) return;
      const { control, startedAt, x, y } = press;
      const steps = heldSteps(performance.now() - startedAt);
      const counts = isOnControl(press) && isEnabled();
      end();
      if (!counts) return;
      if (steps === HOLD_STEPS) activate(control);
      else {
        setShown({ startedAt, x, y, steps, isTooShort: true });
        timer = setTimeout(end, NOTE_MS);
      }
    };
    const onCancel = ({ pointerId }: PointerEvent) => {
      if (press && press.pointer === pointerId) end();
    };
    // The browser's own click comes last, and might press what the press has just opened.
    const onClick = (event: MouseEvent) => {
      if (!decides || !event.isTrusted || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    };

    const stop = listen(
      document,
      { pointerdown: onDown, pointermove: follow, pointerup: onUp, pointercancel: onCancel, click: onClick },
      { capture: true },
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);

  return shown;
}
