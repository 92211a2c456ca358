/** Measures the time since the last input, in seconds. */
export interface IdleClock {
  /** Notes an input. */
  restart(): void;
  idleSeconds(): number;
}

/**
 * Creates an idle clock that counts from now. It follows whichever of two clocks is ahead: `performance.now` may stop while
 * the device sleeps, and the time of day may be set back.
 */
export function idleClock(): IdleClock {
  let monotonic = performance.now();
  let timeOfDay = Date.now();
  return {
    restart() {
      monotonic = performance.now();
      timeOfDay = Date.now();
    },
    idleSeconds: () => Math.max(performance.now() - monotonic, Date.now() - timeOfDay) / 1000,
  };
}
