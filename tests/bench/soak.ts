import { launchBrowser, MEMORY_FLAGS } from './browser';
import { keepNames } from './keep-names';
import { type MemorySample, openDevtools, reportGrowth, sampleMemory } from './memory-growth';
import { recordFigures } from './performance-file';
import { serveSite } from './site-server';
import { figure } from './table';
import { beVisitor } from './visitor';

const SESSIONS = Number(process.env.SESSIONS ?? 2_000);
const SAMPLE_EVERY = 20;

const server = await serveSite();
const browser = await launchBrowser(MEMORY_FLAGS);
const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
const devtools = await openDevtools(page);
const errors: string[] = [];
page.on('pageerror', ({ message }) => errors.push(message));
await page.clock.install();
await keepNames(page);
await page.goto(`${server.url}?kiosk`);
await page.locator('html[data-kiosk]').waitFor();

const samples: MemorySample[] = [];
const start = performance.now();
for (let session = 1; session <= SESSIONS; session += 1) {
  await beVisitor(page, session);
  if (session % SAMPLE_EVERY === 0) samples.push(await sampleMemory(devtools, session));
}
const minutes = (performance.now() - start) / 60_000;
const setup = `Chromium ${browser.version()} without JIT compilation, ${SESSIONS} visitor sessions in ${figure(minutes)} minutes`;
await browser.close();
await server.close();

const { figures, isSteady } = reportGrowth(samples, SESSIONS);
console.log(`${setup}\n\n${figures}`);
for (const error of new Set(errors)) console.log(`error: ${error}`);
if (errors.length === 0) await recordFigures('soak', setup, figures);
process.exitCode = errors.length === 0 && isSteady ? 0 : 1;
