import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { linksAndButtons } from '@/lib/controls';
import { listen } from '@/lib/listen';
import { setRootData } from '@/lib/root-element';
import { activate } from '../shared/activate';

/** How long a press must last while "Hold to press" is on, in milliseconds. */
const HOLD_MS = 500;

/** The number of steps that show the progress of a press, since nothing may move smoothly. */
export const HOLD_STEPS = 4;

/** How long to say that a press was too short. */
const NOTE_MS = 4_000;

/** Leaves out text fields, where a touch only moves the caret. */
const controls = `${linksAndButtons}, input:is([type=radio], [type=checkbox])`;

/** A press of a control, or one that was too short. */
export interface HeldPress {
  readonly control: HTMLElement;
  readonly pointerId: number;
  readonly startedAt: number;
  /** Where the finger is, in pixels from the left and the top of the viewport. */
  readonly x: number;
  readonly y: number;
  /** The number of steps that it has completed. A press with all of them counts. */
  readonly steps: number;
  readonly isTooShort: boolean;
}

/** Returns a press with its steps so far, while the finger is on its control. */
function pressNow(press: HeldPress | undefined): HeldPress | undefined {
  const isOnControl = press?.control.contains(document.elementFromPoint(press.x, press.y));
  if (!press || !isOnControl) return undefined;
  const steps = Math.floor(((performance.now() - press.startedAt) / HOLD_MS) * HOLD_STEPS);
  return { ...press, steps: Math.min(steps, HOLD_STEPS) };
}

/** Requires presses of half a second by touch or mouse. They count on release; sliding off cancels them (WCAG 2.5.2). */
export function useHeldPress(isOn: boolean): HeldPress | undefined {
  const [shown, setShown] = useState<HeldPress>();
  const isEnabled = useEffectEvent(() => isOn);

  // Prevents scrolling, which a trembling hand might begin while it holds.
  useLayoutEffect(() => (isOn ? setRootData({ hold: '' }) : undefined), [isOn]);

  useEffect(() => {
    let press: HeldPress | undefined;
    /** Whether this component decides what the current gesture presses, even after the press has ended. */
    let decides = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => {
      setShown(pressNow(press));
      timer = setTimeout(show, HOLD_MS / HOLD_STEPS);
    };
    const end = () => {
      clearTimeout(timer);
      setShown(undefined);
      press = undefined;
    };
    const preventMouse = (event: Event) => {
      if (decides && event.cancelable) event.preventDefault();
    };
    const ofPress = (handle: () => void) => (event: PointerEvent) => {
      if (press?.pointerId !== event.pointerId) return;
      press = { ...press, x: event.clientX, y: event.clientY };
      handle();
    };
    const release = () => {
      const released = isEnabled() ? pressNow(press) : undefined;
      end();
      if (released?.steps === HOLD_STEPS) activate(released.control);
      else if (released) {
        setShown({ ...released, isTooShort: true });
        timer = setTimeout(end, NOTE_MS);
      }
    };

    const unsubscribe = listen(
      document,
      {
        pointerdown({ target, isPrimary, button, pointerId, clientX: x, clientY: y }) {
          if (!isPrimary) return;
          end();
          const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
          decides = control !== null && button === 0 && isEnabled();
          if (!control || !decides) return;
          press = { control, pointerId, startedAt: performance.now(), x, y, steps: 0, isTooShort: false };
          // Listens on the control, which may be gone by then. Otherwise, a mouse press would follow at the same place.
          control.addEventListener('touchend', preventMouse, { capture: true, once: true });
          show();
        },
        pointermove: ofPress(() => {}),
        pointerup: ofPress(release),
        pointercancel: ofPress(end),
        // The browser's own click comes last, and might press a control that has just appeared.
        click(event) {
          if (!decides || !event.isTrusted || event.detail === 0) return;
          event.preventDefault();
          event.stopPropagation();
        },
      },
      { capture: true },
    );
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, []);

  return shown;
}
