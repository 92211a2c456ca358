import type { Page } from 'playwright';

/** Leaves the kiosk as the staff panel does. The page may disappear before the call returns. */
export async function leaveKiosk(window: Page): Promise<void> {
  await window
    .evaluate(() => globalThis.foundationHost?.mode === 'kiosk' && globalThis.foundationHost.kiosk.leave())
    .catch(() => undefined);
}
