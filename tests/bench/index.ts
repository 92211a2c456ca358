import type { Browser } from 'playwright';
import { screenNames } from '@/copy/en/shared';
import { navigation, screenPaths } from '@/copy/screen-paths';
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

type Paths = Record<string, string>;

const bareFolder = 'bare/';

const pathOf = (screen: (typeof navigation)[number]) =>
  screen === 'home' ? '' : `${screenPaths[screen].slice(1)}/`;

/** The paths of the pages to compare with bare ones, by their names. Pages in Spanish differ by their text alone. */
const screenPages: Paths = {
  ...Object.fromEntries(navigation.map((screen) => [screenNames[screen], pathOf(screen)])),
  'Home, in Spanish': 'es/',
  'Services, in Spanish': `es/${pathOf('services')}`,
  'Services, by `#/services`': `#${screenPaths.services}`,
};

const pageOf = (path: string) => path.replace(/^#\/(.+)/, '$1/');

const columns = [
  ...['page', 'first paint, ms', 'bare', 'ratio', 'largest paint, ratio', 'shift (most: 0.02)'],
  ...['blocking, ms (most: 200)', 'longest task, ms (most: 50)', 'kB, gzip', 'requests'],
];

/** Visits each page and its bare one in turn, so that other load on the machine affects both alike. */
async function visitReport(browser: Browser, url: string, profile: Profile, most: number, pages: Paths) {
  const compared = Object.entries(pages).map(([name, path]) => ({
    name,
    page: { url: url + path, visits: [] as Visit[] },
    bare: { url: url + bareFolder + pageOf(path), visits: [] as Visit[] },
  }));
  // A warm-up: the first visit would also measure the browser's own start.
  await visit(browser, url, profile);
  for (let run = 0; run < RUNS; run += 1)
    for (const { url, visits } of compared.flatMap(({ page, bare }) => [page, bare]))
      visits.push(await visit(browser, url, profile));
  const rows = compared.map(({ name, page, bare }) => {
    const valuesOf = ({ visits }: typeof page, key: keyof Visit) => visits.map((one) => one[key]);
    const middle = (key: keyof Visit, of = page) => median(valuesOf(of, key));
    const ratio = (key: keyof Visit) => median(pairwiseRatios(valuesOf(page, key), valuesOf(bare, key)));
    const paints = [middle('firstPaint'), middle('firstPaint', bare), ratio('firstPaint')];
    const rest = [
      ratio('largestPaint'),
      middle('layoutShift'),
      middle('blockingTime'),
      middle('longestTask'),
    ];
    return [name, ...[...paints, ...rest, middle('bytes') / 1000, middle('requests')].map(figure)];
  });
  return `### ${profile.name}: ratios at most ${most}\n\n${table(columns, rows)}`;
}

async function routeReport(browser: Browser, url: string, profile: Profile, limit = ''): Promise<string> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureRoutes(browser, url, profile));
  const rows = Object.keys(runs[0] ?? {}).map((name) => {
    const times = runs.map((run) => run[name] ?? Number.NaN);
    return [name, figure(median(times)), figure(Math.max(...times))];
  });
  return `### From click to painted heading: ${profile.name}, ms\n\n${table(['screen', `median${limit}`, `worst${limit}`], rows)}`;
}

const browser = await launchBrowser(TIME_FLAGS);
const barePages: Paths = {};
for (const path of new Set(Object.values(screenPages).map(pageOf)))
  barePages[`${bareFolder}${path}index.html`] = await makeBarePage(browser, `${path}index.html`);
const { server, url } = await serveSite(barePages);
const report = [
  await visitReport(browser, url, desktop, 1.5, { [screenNames.home]: pathOf('home') }),
  await visitReport(browser, url, slowPhone, 1.25, screenPages),
  await routeReport(browser, url, slowPhone, ' (most: 100)'),
  await routeReport(browser, `${url}?kiosk`, smallKiosk),
  '### Kiosk at rest, without a graphics card',
  `Its movement takes ${figure(await measureRestScreen(browser, url))} % of one core.`,
].join('\n\n');
const setup = `Chromium ${browser.version()}, medians of ${RUNS} runs`;
await browser.close();
await server.close();

console.log(`${setup}\n\n${report}`);
await recordFigures('loading', setup, report);
