import type { Page } from 'playwright';
import { waitForRestScreen } from '../support/kiosk';
import { launchBrowser, MEMORY_FLAGS } from './browser';
import { keepNames } from './keep-names';
import { type MemorySample, openDevtools, reportGrowth, sampleMemory } from './memory-growth';
import { serveSite } from './site-server';
import { figure } from './table';

const SESSIONS = Number(process.env.SESSIONS ?? 2_000);
const SAMPLE_EVERY = Math.max(1, Math.floor(SESSIONS / 100));

/** Makes the page transparent, so that the browser lays it out without painting it, which would take a third of the time. */
function skipPainting(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html, dialog, [popover], ::backdrop { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Lets `SESSIONS` visitors use the built kiosk one after another, prints how its memory grew and every error, and sets
 * the exit code.
 *
 * @param beVisitor one visit, from the rest screen until the rest screen; sessions count from 1
 * @param prepare changes the page before the site loads
 * @returns the setup and the figures for PERFORMANCE.md, and whether the page was without errors
 */
export async function runKioskSessions(
  beVisitor: (page: Page, session: number) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): Promise<{ setup: string; figures: string; isFaultless: boolean }> {
  const server = await serveSite();
  const browser = await launchBrowser(MEMORY_FLAGS);
  const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
  const devtools = await openDevtools(page);
  const errors = new Set<string>();
  page.on('pageerror', ({ message }) => errors.add(message));
  await page.clock.install();
  await keepNames(page);
  await prepare?.(page);
  await page.goto(`${server.url}?kiosk`);
  await page.locator('html[data-kiosk]').waitFor();
  await skipPainting(page);
  await waitForRestScreen(page);

  const samples: MemorySample[] = [];
  const start = performance.now();
  for (let session = 1; session <= SESSIONS; session += 1) {
    await beVisitor(page, session);
    if (session % SAMPLE_EVERY === 0) samples.push(await sampleMemory(devtools, session));
  }
  const minutes = (performance.now() - start) / 60_000;
  const setup = `Chromium ${browser.version()} without optimizing compilers, ${SESSIONS} visitor sessions in ${figure(minutes)} minutes`;
  await browser.close();
  await server.close();

  const { figures, isSteady } = reportGrowth(samples, SESSIONS);
  console.log(`${setup}\n\n${figures}`);
  for (const error of errors) console.log(`error: ${error}`);
  const isFaultless = errors.size === 0;
  process.exitCode = isFaultless && isSteady ? 0 : 1;
  return { setup, figures, isFaultless };
}
