import { heartbeat } from '../../../src/host/kiosk-settings';

/** The longest wait for a page's first heartbeat; a slow computer may have just been turned on. */
const START_TIMEOUT_MS = 60_000;

/** A timer that fires later than this was delayed because the computer slept. */
const MAX_TIMER_DELAY_MS = 5_000;

/** Creates a monitor that calls `onSilent` once when the heartbeats of a page stop. */
export function heartbeatMonitor(onSilent: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = (timeout: number) => {
    stop();
    const startTime = Date.now();
    timer = setTimeout(() => {
      // The timer may fire before the system reports that it woke up. Only the wall clock runs during sleep.
      if (Date.now() - startTime > timeout + MAX_TIMER_DELAY_MS) wait(START_TIMEOUT_MS);
      else {
        timer = undefined;
        onSilent();
      }
    }, timeout);
  };
  return {
    /** Starts waiting for a page that is being loaded. */
    start: () => wait(START_TIMEOUT_MS),
    // A heartbeat that arrives after `stop` must not start the timer again.
    beat: () => timer && wait(heartbeat.timeoutMs),
    /** Restarts the wait after the computer slept, because no page could send a heartbeat meanwhile. */
    resume: () => timer && wait(START_TIMEOUT_MS),
    /** Ends the wait while there is no page to send a heartbeat. */
    stop,
  };
}
