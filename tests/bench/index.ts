import type { Browser } from 'playwright';
import { makeBarePage } from './bare-page';
import { launchBrowser, TIME_FLAGS } from './browser';
import { recordFigures } from './performance-file';
import { desktop, type Profile, slowPhone, smallKiosk } from './profiles';
import { measureRestScreen } from './rest-screen';
import { measureRoutes } from './routes';
import { serveSite } from './site-server';
import { median, pairwiseRatios } from './statistics';
import { figure, table } from './table';
import { type Visit, visit } from './visit';

const RUNS = Number(process.env.RUNS ?? 5);

/** The pages to compare, by their columns. */
const addresses = { Home: '', bare: 'bare.html' } as const;
const pages = Object.keys(addresses) as (keyof typeof addresses)[];

const figureNames = {
  firstPaint: 'first paint, ms',
  largestPaint: 'largest paint, ms',
  layoutShift: 'layout shift',
  blockingTime: 'blocking time, ms',
  bytes: 'bytes, gzip',
  requests: 'requests',
} as const satisfies Record<keyof Visit, string>;

/** Visits the pages in turn, so that other load on the machine affects all of them alike. */
async function visitReport(browser: Browser, url: string, profile: Profile): Promise<string> {
  const runs: Record<keyof typeof addresses, Visit[]> = { Home: [], bare: [] };
  // A warm-up: the first visit would also measure the browser's own start.
  await visit(browser, url, profile);
  for (let run = 0; run < RUNS; run += 1) {
    for (const page of pages) runs[page].push(await visit(browser, url + addresses[page], profile));
  }
  const rows = (Object.keys(figureNames) as (keyof Visit)[]).map((key) => {
    const values = (page: keyof typeof addresses) => runs[page].map((one) => one[key]);
    const medians = pages.map((page) => figure(median(values(page))));
    return [figureNames[key], ...medians, figure(median(pairwiseRatios(values('Home'), values('bare'))))];
  });
  return `### ${profile.name}\n\n${table(['', ...pages, 'Home / bare'], rows)}`;
}

async function routeReport(browser: Browser, url: string, profile: Profile): Promise<string> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureRoutes(browser, url, profile));
  const rows = Object.keys(runs[0] ?? {}).map((name) => {
    const times = runs.map((run) => run[name] ?? Number.NaN);
    return [name, figure(median(times)), figure(Math.max(...times))];
  });
  return `### From click to painted heading: ${profile.name}, ms\n\n${table(['screen', 'median', 'worst'], rows)}`;
}

const browser = await launchBrowser(TIME_FLAGS);
const { server, url } = await serveSite({ 'bare.html': await makeBarePage(browser) });
const report = [
  await visitReport(browser, url, desktop),
  await visitReport(browser, url, slowPhone),
  await routeReport(browser, url, slowPhone),
  await routeReport(browser, `${url}?kiosk`, smallKiosk),
  '### Kiosk at rest, without a graphics card',
  `Its movement takes ${figure(await measureRestScreen(browser, url))} % of one core.`,
].join('\n\n');
const setup = `Chromium ${browser.version()}, medians of ${RUNS} runs`;
await browser.close();
await server.close();

console.log(`${setup}\n\n${report}`);
await recordFigures('loading', setup, report);
