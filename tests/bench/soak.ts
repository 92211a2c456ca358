import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright';
import { allowNames } from './allow-names';
import { launchBrowser, MEMORY_FLAGS } from './browser';
import { serveSite } from './site-server';
import { relativeGrowth } from './statistics';
import { figure, table } from './table';
import { beVisitor } from './visitor';

const SESSIONS = Number(process.env.SESSIONS ?? 2_000);
const SAMPLE_EVERY = 20;
/** The share by which a measure may seem to grow over the later half: noise of the collector, not a leak. */
const TOLERANCE = 0.01;

interface Sample {
  readonly session: number;
  /** Bytes after a forced collection. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const measures = ['heap', 'nodes', 'listeners'] as const;

async function sample(devtools: CDPSession, session: number): Promise<Sample> {
  // Twice: what the first collection finalizes is only freed by a second one.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    session,
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

const server = await serveSite(fileURLToPath(new URL('../../out/renderer', import.meta.url)));
const browser = await launchBrowser(MEMORY_FLAGS);
const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');
const errors: string[] = [];
page.on('pageerror', ({ message }) => errors.push(message));
await page.clock.install();
await allowNames(page);
await page.goto(`${server.url}?kiosk`);
await page.locator('html[data-kiosk]').waitFor();

const samples: Sample[] = [];
const start = performance.now();
for (let session = 1; session <= SESSIONS; session += 1) {
  await beVisitor(page, session);
  if (session % SAMPLE_EVERY === 0) samples.push(await sample(devtools, session));
}
const minutes = (performance.now() - start) / 60_000;
await browser.close();
await server.close();

const later = samples.filter(({ session }) => session > SESSIONS / 2);
const shown = samples.filter(({ session }) => session % (SESSIONS / 10) === 0);
console.log(`${SESSIONS} visitor sessions in ${figure(minutes)} minutes, ${errors.length} errors\n`);
console.log(
  table(
    ['session', ...measures],
    shown.map((one) => [`${one.session}`, ...measures.map((key) => figure(one[key]))]),
  ),
);
console.log(`\nGrowth over the last ${SESSIONS / 2} sessions (at most ${TOLERANCE * 100} % is none)`);
for (const key of measures) {
  const growth = relativeGrowth(later.map((one) => one[key]));
  console.log(`${key}: ${(growth * 100).toFixed(2)} %`);
  if (!(growth <= TOLERANCE)) process.exitCode = 1;
}
for (const error of new Set(errors)) console.log(`error: ${error}`);
if (errors.length > 0) process.exitCode = 1;
