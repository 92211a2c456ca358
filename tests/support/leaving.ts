/** Waits until the page has nothing left to do that would keep a key waiting. Runs in the page. */
export function waitUntilCalm(): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now();
    let inTime = 0;
    const timer = setInterval(() => {
      const now = performance.now();
      inTime = now - last < 40 ? inTime + 1 : 0;
      last = now;
      if (inTime < 20) return;
      clearInterval(timer);
      resolve();
    }, 10);
  });
}

/**
 * Notes for {@link readBlankAfter} when the third press of Shift has left nothing to read: with the first blank paint, or with
 * the end of the page if that is earlier. Runs in the page.
 */
export function noteBlank(): void {
  let presses = 0;
  window.addEventListener('keyup', ({ key, timeStamp }) => {
    presses += key === 'Shift' ? 1 : 0;
    if (presses < 3 || document.body.checkVisibility() || document.title) return;
    const note = () => {
      sessionStorage.blankAfter ??= performance.now() - timeStamp;
    };
    window.addEventListener('pagehide', note);
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = note;
      painted.port2.postMessage(undefined);
    });
  });
}

/**
 * Milliseconds from the third press of Shift until nothing could be read; `null` if something still could be. Runs in the next
 * page of the site in that tab.
 */
export function readBlankAfter(): number | null {
  const { blankAfter } = sessionStorage;
  sessionStorage.clear();
  return blankAfter ? Number(blankAfter) : null;
}
