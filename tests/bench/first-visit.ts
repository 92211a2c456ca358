import type { Browser, Page } from 'playwright';
import { allowNames } from './allow-names';
import { type Profile, slowDown } from './profiles';

/** What a page has loaded. */
interface Loaded {
  /** Over the wire. */
  readonly bytes: number;
  readonly requests: number;
}

export interface FirstVisit {
  readonly page: Page;
  /** Until the page's load event. */
  readonly loaded: Loaded;
  close(): Promise<void>;
}

/**
 * Opens a page for the first time, with nothing in any cache, and waits until it has loaded.
 *
 * @param watch runs in the page before anything else of it
 */
export async function openFirst(
  browser: Browser,
  address: string,
  profile: Profile,
  watch: () => void,
): Promise<FirstVisit> {
  const context = await browser.newContext(profile.context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, profile);
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // What stands in a `data:` address has come with the file in which that stands.
    if (encodedDataLength > 0) sizes.push(encodedDataLength);
  });
  await allowNames(page);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  const loaded = { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
  return { page, loaded, close: () => context.close() };
}
