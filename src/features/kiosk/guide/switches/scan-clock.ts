/**
 * Creates the clock of a scan that moves by itself.
 *
 * @param delay the time until the next step, in milliseconds; `undefined` while there is none
 * @param step called when it is time
 */
export function createScanClock(delay: () => number | undefined, step: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    /** Starts the time until the next step, from now. */
    restart(): void {
      stop();
      const time = delay();
      if (time === undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        step();
      }, time);
    },
    stop,
    isRunning: () => timer !== undefined,
  };
}
