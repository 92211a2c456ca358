import type { CDPSession } from 'playwright';
import { launchBrowser, MEMORY_FLAGS } from './browser';
import { keepNames } from './keep-names';
import { recordFigures } from './performance-file';
import { serveSite } from './site-server';
import { relativeGrowth } from './statistics';
import { figure, table } from './table';
import { beVisitor } from './visitor';

const SESSIONS = Number(process.env.SESSIONS ?? 2_000);
const SAMPLE_EVERY = 20;
/** The growth over the second half that still counts as noise of the garbage collector rather than a leak. */
const TOLERANCE = 0.01;

interface Sample {
  readonly session: number;
  /** Bytes after a forced garbage collection. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const measures = ['heap', 'nodes', 'listeners'] as const;

async function sample(devtools: CDPSession, session: number): Promise<Sample> {
  // Twice: objects that the first collection finalizes are freed by the second.
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

const server = await serveSite();
const browser = await launchBrowser(MEMORY_FLAGS);
const page = await browser.newPage({ viewport: { width: 1080, height: 1920 }, hasTouch: true });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');
const errors: string[] = [];
page.on('pageerror', ({ message }) => errors.push(message));
await page.clock.install();
await keepNames(page);
await page.goto(`${server.url}?kiosk`);
await page.locator('html[data-kiosk]').waitFor();

const samples: Sample[] = [];
const start = performance.now();
for (let session = 1; session <= SESSIONS; session += 1) {
  await beVisitor(page, session);
  if (session % SAMPLE_EVERY === 0) samples.push(await sample(devtools, session));
}
const minutes = (performance.now() - start) / 60_000;
const setup = `Chromium ${browser.version()} without JIT compilation, ${SESSIONS} visitor sessions in ${figure(minutes)} minutes`;
await browser.close();
await server.close();

const shown = samples.filter(({ session }) => session % (SESSIONS / 10) === 0);
const secondHalf = samples.filter(({ session }) => session > SESSIONS / 2);
const growths = measures.map((key) => relativeGrowth(secondHalf.map((one) => one[key])));
const figures = [
  table(
    ['session', ...measures],
    shown.map((one) => [`${one.session}`, ...measures.map((key) => figure(one[key]))]),
  ),
  table(
    [`growth over the last ${SESSIONS / 2} sessions`, ...measures],
    [[`at most ${TOLERANCE * 100} %`, ...growths.map((growth) => `${(growth * 100).toFixed(2)} %`)]],
  ),
].join('\n\n');
console.log(`${setup}\n\n${figures}`);
for (const error of new Set(errors)) console.log(`error: ${error}`);
if (errors.length === 0) await recordFigures('soak', setup, figures);
process.exitCode = errors.length === 0 && growths.every((growth) => growth <= TOLERANCE) ? 0 : 1;
