import type { Page } from 'playwright/test';

/** Matches the scripts of the built site whose names begin like this. */
export const scripts = (name: string): string => `**/assets/${name}-*.js*`;

/** Keeps the page from fetching code ahead of time. Must be called before the page opens. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Fails the first requests for some scripts. */
export async function failFirst(page: Page, name: string, times = 1): Promise<void> {
  let failures = 0;
  await page.route(scripts(name), async (route) => {
    failures += 1;
    await (failures <= times ? route.abort() : route.continue());
  });
}

/** The code of a component that fails, with other exports that its module needs. */
export const failingComponent = `
  export default function Broken() { throw new Error("The loom broke."); }
  Broken.Screen = Broken;
  Broken.layoutCopy = () => undefined;
`;

/** Replaces some scripts with other code. */
export const breakScript = (page: Page, name: string, body: string) =>
  page.route(scripts(name), (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** Holds files back, and returns a function that sends them. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let send = () => {};
  const released = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return send;
}
