import { heartbeat } from '../../../src/host/kiosk-settings';

/** The longest wait for a page's first heartbeat, on a slow computer that was just turned on. */
const START_TIMEOUT_MS = 60_000;

/** A timer that is later than this was overdue because the computer slept. */
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
      // The timer may come before the system reports that it resumed. Unlike other clocks, this one runs during sleep.
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
    // After `stop`, a heartbeat still in transit must not start the timer again.
    beat: () => timer && wait(heartbeat.timeoutMs),
    /** Restarts the wait after the computer slept, when no page could send anything. */
    resume: () => timer && wait(START_TIMEOUT_MS),
    /** There is no page to send a heartbeat. */
    stop,
  };
}
