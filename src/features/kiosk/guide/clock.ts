/** Creates a timer that calls a function after a delay in milliseconds; with a delay of `undefined`, it only stops. */
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

/** How long a silence lasts before the guide reminds the visitor once how to continue, in milliseconds. */
const REMINDER_MS = 15_000;

/** Creates the reminder of how to continue, which comes once after each key. */
export function createReminder(remind: () => void) {
  let isReminded = false;
  const clock = createClock(
    () => (isReminded ? undefined : REMINDER_MS),
    () => {
      isReminded = true;
      remind();
    },
  );

  return {
    /** Starts the wait. Call it once everything has been said. */
    start: clock.restart,
    stop: clock.stop,
    /** Allows another reminder after a key. Does not postpone one that is already waiting. */
    repeat(): void {
      isReminded = false;
      if (!clock.isRunning()) clock.restart();
    },
  };
}
