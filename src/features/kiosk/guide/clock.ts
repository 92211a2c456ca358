/**
 * Creates a clock for what happens by itself, such as the steps of a scan.
 *
 * @param delay the time until then, in milliseconds; `undefined` while nothing is to happen
 * @param run called when it is time
 */
export function createClock(delay: () => number | undefined, run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    restart(): void {
      stop();
      const time = delay();
      if (time === undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        run();
      }, time);
    },
    stop,
    isRunning: () => timer !== undefined,
  };
}
