import { waitForRestScreen } from '../support/kiosk';
import { pressRandomKeys } from '../support/random-keys';
import { mockTimedVoice } from '../support/timed-voice';
import { launchBrowser, MEMORY_FLAGS } from './browser';
import { keepNames } from './keep-names';
import { type MemorySample, openDevtools, reportGrowth, sampleMemory } from './memory-growth';
import { serveSite } from './site-server';
import { figure } from './table';

const SESSIONS = Number(process.env.SESSIONS ?? 2_000);
const SAMPLE_EVERY = Math.max(1, SESSIONS / 100);
/** The first session's number, with which a session that failed is repeated. */
const SEED = Number(process.env.SEED ?? 1);

const server = await serveSite();
const browser = await launchBrowser(MEMORY_FLAGS);
const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
const devtools = await openDevtools(page);
const errors: string[] = [];
page.on('pageerror', ({ message }) => errors.push(message));
await page.clock.install();
await keepNames(page);
await mockTimedVoice(page);
await page.goto(`${server.url}?kiosk`);
await page.locator('html[data-kiosk]').waitFor();
await waitForRestScreen(page);

const samples: MemorySample[] = [];
const start = performance.now();
for (let session = 1; session <= SESSIONS; session += 1) {
  await pressRandomKeys(page, SEED + session - 1);
  if (session % SAMPLE_EVERY === 0) samples.push(await sampleMemory(devtools, session));
}
const minutes = (performance.now() - start) / 60_000;
await browser.close();
await server.close();

const { figures, isSteady } = reportGrowth(samples, SESSIONS);
console.log(`${SESSIONS} sessions of random keys in ${figure(minutes)} minutes\n\n${figures}`);
for (const error of new Set(errors)) console.log(`error: ${error}`);
process.exitCode = errors.length === 0 && isSteady ? 0 : 1;
