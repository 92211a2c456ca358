/** How long a press must last while "Hold to press" is on, in milliseconds. */
export const HOLD_MS = 500;

/** The number of steps in which the progress of a press is shown: steps, because nothing may move. */
export const HOLD_STEPS = 4;

/**
 * The number of steps that a press has completed; once it has all of them, it counts.
 *
 * @param elapsed milliseconds since the control was touched
 */
export function heldSteps(elapsed: number): number {
  return Math.min(Math.floor((elapsed / HOLD_MS) * HOLD_STEPS), HOLD_STEPS);
}
