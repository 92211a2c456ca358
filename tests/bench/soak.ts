import type { Page } from 'playwright';
import { dock } from '../support/kiosk';
import { waitForRestScreen } from '../support/kiosk-visit';
import { launchBrowser, MEMORY_FLAGS, openPage } from './browser';
import { type MemorySample, openDevtools, reportGrowth, sampleMemory } from './memory-growth';
import { recordFigures } from './performance-file';
import { serveSite } from './site-server';
import { figure } from './table';
import { beVisitor } from './visitor';

// Lets visitors use the built kiosk one after another, prints how its memory grew and every error, and fails if there is
// either: `npm run soak`.

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

const { server, url } = await serveSite();
const browser = await launchBrowser(MEMORY_FLAGS);
const page = await openPage(browser, { viewport: { width: 1080, height: 1920 }, hasTouch: true });
const devtools = await openDevtools(page);
const errors = new Set<string>();
page.on('pageerror', ({ message }) => errors.add(message));
await page.clock.install();
await page.goto(`${url}?kiosk`);
await dock(page).waitFor();
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
if (errors.size === 0) await recordFigures('soak', setup, figures);
process.exitCode = errors.size === 0 && isSteady ? 0 : 1;
