import type { Page } from 'playwright';

/** Asks the app to leave the kiosk, as the staff panel does. The page may be gone before it can answer. */
export async function leaveKiosk(window: Page): Promise<void> {
  await window
    .evaluate(() => globalThis.foundationHost?.mode === 'kiosk' && globalThis.foundationHost.kiosk.leave())
    .catch(() => undefined);
}
