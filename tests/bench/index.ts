import type { Browser } from 'playwright';
import { screenPaths } from '@/content/screen-paths';
import { screenNames } from '@/copy/site';
import { benchBrowsers, launchBrowser, TIME_FLAGS } from './browser';
import { timeUntilMenu } from './menu';
import { recordFigures } from './performance-file';
import { desktop, type Profile, slowPhone, smallKiosk } from './profiles';
import { type ReleaseFigures, recordRelease } from './releases';
import { measureRestScreen } from './rest-screen';
import { measureRoutes } from './routes';
import { type SiteServer, serveSite } from './site-server';
import { median, pairwiseRatios } from './statistics';
import { figure, table } from './table';
import { makeVariants, variantNames } from './variants';
import { type Visit, visit } from './visit';

const RUNS = Number(process.env.RUNS ?? 5);

interface Figures extends Visit {
  /** Not a number without scripts: that menu never opens. */
  readonly menuOpens: number;
}

type Runs = Record<(typeof variantNames)[number], Figures[]>;

const figureNames = {
  firstPaint: 'first paint, ms',
  largestPaint: 'largest paint, ms',
  layoutShift: 'layout shift',
  blockingTime: 'blocking time, ms',
  menuOpens: 'menu responds, ms',
  bytes: 'bytes, gzip',
  requests: 'requests',
} as const satisfies Record<keyof Figures, string>;

const withoutScripts: readonly (typeof variantNames)[number][] = ['bare', 'static'];

/** Visits the variants in turn, so that other load on the machine affects all of them alike. */
async function visitInTurn(browser: Browser, { url }: SiteServer, profile: Profile): Promise<Runs> {
  const runs: Runs = { built: [], bare: [], static: [], clientOnly: [] };
  // A warm-up: the first visit would also measure the browser's own start.
  await visit(browser, `${url}built.html`, profile);
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of variantNames) {
      const page = `${url}${name}.html`;
      runs[name].push({
        ...(await visit(browser, page, profile)),
        // A separate visit: pressing the menu before the page responds makes the page work at once.
        menuOpens: withoutScripts.includes(name) ? Number.NaN : await timeUntilMenu(browser, page, profile),
      });
    }
  }
  return runs;
}

function visitReport(title: string, runs: Runs): string {
  const values = (variant: keyof Runs, key: keyof Figures) => runs[variant].map((one) => one[key]);
  const ratio = (key: keyof Figures, reference: keyof Runs) =>
    figure(median(pairwiseRatios(values('built', key), values(reference, key))));
  const rows = (Object.keys(figureNames) as (keyof Figures)[]).map((key) => [
    figureNames[key],
    ...variantNames.map((variant) => figure(median(values(variant, key)))),
    ratio(key, 'bare'),
    ratio(key, 'static'),
    ratio(key, 'clientOnly'),
  ]);
  const head = [
    '',
    'built',
    'bare',
    'static',
    'client only',
    'built / bare',
    'built / static',
    'built / client only',
  ];
  return `### ${title}\n\n${table(head, rows)}`;
}

/** What is compared from release to release: the built page on the slow phone. */
function releaseFigures({ built, bare }: Runs): ReleaseFigures {
  const of = (key: keyof Figures) => median(built.map((one) => one[key]));
  const toBare = (key: keyof Figures) =>
    median(
      pairwiseRatios(
        built.map((one) => one[key]),
        bare.map((one) => one[key]),
      ),
    );
  return {
    'first paint, ms': of('firstPaint'),
    'first paint / bare': toBare('firstPaint'),
    'largest paint, ms': of('largestPaint'),
    'largest paint / bare': toBare('largestPaint'),
    'blocking, ms': of('blockingTime'),
    'first visit, kB': of('bytes') / 1000,
  };
}

/** A screen opened by its own address, compared with the bare page, whose words are Home's. */
async function directReport(browser: Browser, url: string): Promise<string> {
  const times: Record<'bare' | 'direct', number[]> = { bare: [], direct: [] };
  for (let run = 0; run < RUNS; run += 1) {
    times.bare.push((await visit(browser, `${url}bare.html`, slowPhone)).firstPaint);
    times.direct.push((await visit(browser, `${url}#${screenPaths.services}`, slowPhone)).firstPaint);
  }
  const ratio = figure(median(pairwiseRatios(times.direct, times.bare)));
  const row = [screenNames.services, figure(median(times.direct)), ratio];
  return `### Opened directly: ${slowPhone.name}\n\n${table(['screen', 'first paint, ms', 'direct / bare'], [row])}`;
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

const [browserOfPeople, ...others] = benchBrowsers();
const browser = await launchBrowser(TIME_FLAGS, browserOfPeople);
const variants = await makeVariants(browser);
const server = await serveSite(
  Object.fromEntries(variantNames.map((name) => [`${name}.html`, variants[name]])),
);
const setup = `Chromium ${browser.version()} (${browserOfPeople?.kind}), medians of ${RUNS} runs`;
const reports: string[] = [];
for (const profile of [desktop, slowPhone]) {
  const runs = await visitInTurn(browser, server, profile);
  reports.push(visitReport(profile.name, runs));
  if (profile === slowPhone) await recordRelease(releaseFigures(runs));
}
for (const other of others) {
  const otherBrowser = await launchBrowser(TIME_FLAGS, other);
  const runs = await visitInTurn(otherBrowser, server, slowPhone);
  reports.push(visitReport(`${slowPhone.name}, ${other.kind}`, runs));
  await otherBrowser.close();
}
reports.push(await directReport(browser, server.url));
reports.push(await routeReport(browser, server.url, slowPhone));
reports.push(await routeReport(browser, `${server.url}?kiosk`, smallKiosk));
const restShare = figure(await measureRestScreen(browser, server.url));
reports.push(`### Kiosk at rest, without a graphics card\n\nIts movement takes ${restShare} % of one core.`);
await browser.close();
await server.close();

const report = reports.join('\n\n');
console.log(`${setup}\n\n${report}`);
await recordFigures('loading', setup, report);
