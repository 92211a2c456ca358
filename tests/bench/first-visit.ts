import type { Browser, Page } from 'playwright';
import { keepNames } from './keep-names';
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
 * Opens a page for the first time, with empty caches, and waits until it has loaded.
 *
 * @param observe runs in the page before any of its own scripts
 */
export async function openFirst(
  browser: Browser,
  url: string,
  profile: Profile,
  observe: () => void,
): Promise<FirstVisit> {
  const context = await browser.newContext(profile.context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, profile);
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // A `data:` URL arrives with the file that contains it.
    if (encodedDataLength > 0) sizes.push(encodedDataLength);
  });
  await keepNames(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  const loaded = { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
  return { page, loaded, close: () => context.close() };
}
