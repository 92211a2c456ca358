/** Silence after which the guide says once how to go on, in milliseconds. */
const REMINDER_MS = 15_000;

/**
 * Creates the reminder of how to go on, which comes once after each key.
 *
 * @param remind called when the silence has lasted
 */
export function createReminder(remind: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReminded = false;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Starts when everything has been said. */
  function start(): void {
    stop();
    if (isReminded) return;
    timer = setTimeout(() => {
      timer = undefined;
      isReminded = true;
      remind();
    }, REMINDER_MS);
  }

  return {
    start,
    stop,
    /** A key was pressed, so that another reminder may come. */
    reset(): void {
      stop();
      isReminded = false;
    },
    /** A key was pressed that does nothing: somebody is looking for the right one. */
    repeat(): void {
      isReminded = false;
      if (!timer) start();
    },
  };
}
