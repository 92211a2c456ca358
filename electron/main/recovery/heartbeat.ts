/** How long a page may be silent, in milliseconds; it speaks every five seconds. */
const longestSilence = 20_000;

/** How long a page may take until it speaks first, on a slow computer that has just been switched on. */
const longestStart = 60_000;

/** Watches whether a page still speaks. */
export interface Heartbeat {
  /** Begins to wait for a page that is being loaded. */
  begin(): void;
  /** Hears that the page is alive. */
  beat(): void;
  /** Waits no longer: there is no page that would speak. */
  stop(): void;
}

/** Makes a heartbeat that tells once when the page has gone silent. */
export function heartbeat(onSilent: () => void): Heartbeat {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = (limit: number) => {
    stop();
    timer = setTimeout(() => {
      timer = undefined;
      onSilent();
    }, limit);
  };
  return {
    begin: () => wait(longestStart),
    // A message that was still on its way when the page went is no reason to wait for it.
    beat: () => timer && wait(longestSilence),
    stop,
  };
}
