/** How long a page may go without a heartbeat, in milliseconds; it sends one every five seconds. */
const heartbeatTimeout = 20_000;

/** How long a page may take to send its first heartbeat, on a slow computer that has just been turned on. */
const startTimeout = 60_000;

/** A timer that is later than this, in milliseconds, was overdue because the computer slept. */
const maxTimerDelay = 5_000;

/** Watches the heartbeat of a page. */
export interface HeartbeatMonitor {
  /** Starts waiting for a page that is being loaded. */
  start(): void;
  /** Records a heartbeat. */
  beat(): void;
  /** Starts waiting anew after the computer slept, when no page could send anything. */
  resume(): void;
  /** Stops waiting: there is no page to send a heartbeat. */
  stop(): void;
}

/** Creates a monitor that calls `onSilent` once when the heartbeats of a page stop. */
export function heartbeatMonitor(onSilent: () => void): HeartbeatMonitor {
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
      if (Date.now() - startTime > timeout + maxTimerDelay) wait(startTimeout);
      else {
        timer = undefined;
        onSilent();
      }
    }, timeout);
  };
  return {
    start: () => wait(startTimeout),
    // After `stop`, a heartbeat still in transit must not start the timer again.
    beat: () => timer && wait(heartbeatTimeout),
    resume: () => timer && wait(startTimeout),
    stop,
  };
}
