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

  return {
    /** Starts when everything has been said. */
    start(): void {
      clearTimeout(timer);
      if (isReminded) return;
      timer = setTimeout(() => {
        isReminded = true;
        remind();
      }, REMINDER_MS);
    },
    stop: () => clearTimeout(timer),
    /** A key was pressed, so that another reminder may come. */
    reset(): void {
      clearTimeout(timer);
      isReminded = false;
    },
  };
}
