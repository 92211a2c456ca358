import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { launchBrowser, TIME_FLAGS } from './browser';
import { timeUntilMenu } from './menu';
import { desktop, type Profile, slowPhone } from './profiles';
import { measureRoutes } from './routes';
import { type SiteServer, serveSite } from './site-server';
import { median, pairwiseRatios } from './statistics';
import { figure, table } from './table';
import { makeVariants, variantNames } from './variants';
import { type Visit, visit } from './visit';

const RUNS = Number(process.env.RUNS ?? 5);

interface Figures extends Visit {
  /** The page without scripts has no menu: not a number. */
  readonly menuAnswers: number;
}

type Runs = Record<(typeof variantNames)[number], Figures[]>;

const figureKeys = [
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'blockingTime',
  'menuAnswers',
  'bytes',
  'requests',
] as const satisfies readonly (keyof Figures)[];

/** Visits the variants in turn, so that whatever else the machine does meets all of them alike. */
async function visitInTurn(browser: Browser, { url }: SiteServer, profile: Profile): Promise<Runs> {
  const runs: Runs = { built: [], static: [], unrendered: [] };
  // The browser's own first steps belong to nobody.
  await visit(browser, `${url}built.html`, profile);
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of variantNames) {
      const address = `${url}${name}.html`;
      runs[name].push({
        ...(await visit(browser, address, profile)),
        // A visit of its own: who presses before the page answers makes it work at once.
        menuAnswers: name === 'static' ? Number.NaN : await timeUntilMenu(browser, address, profile),
      });
    }
  }
  return runs;
}

function reportVisits({ name }: Profile, runs: Runs): string {
  const values = (variant: keyof Runs, key: keyof Figures) => runs[variant].map((one) => one[key]);
  const ratio = (key: keyof Figures, reference: keyof Runs) =>
    figure(median(pairwiseRatios(values('built', key), values(reference, key))));
  const rows = figureKeys.map((key) => [
    key,
    ...variantNames.map((variant) => figure(median(values(variant, key)))),
    ratio(key, 'static'),
    ratio(key, 'unrendered'),
  ]);
  return `\n${name}\n\n${table(['median', ...variantNames, 'built / static', 'built / unrendered'], rows)}`;
}

async function reportRoutes(browser: Browser, { url }: SiteServer): Promise<string> {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureRoutes(browser, url, slowPhone));
  const rows = Object.keys(runs[0] ?? {}).map((name) => {
    const times = runs.map((times) => times[name] ?? Number.NaN);
    return [name, figure(median(times)), figure(Math.max(...times))];
  });
  return `\nFrom click to painted heading on the ${slowPhone.name}, in ms\n\n${table(['screen', 'median', 'worst'], rows)}`;
}

const folder = fileURLToPath(new URL('../../out/renderer', import.meta.url));
const browser = await launchBrowser(TIME_FLAGS);
const variants = await makeVariants(browser, folder);
const server = await serveSite(
  folder,
  Object.fromEntries(variantNames.map((name) => [`${name}.html`, variants[name]])),
);

console.log(
  `${RUNS} runs in turn, Chromium ${browser.version()}, ${cpus().length} CPUs (${cpus()[0]?.model})`,
);
console.log('Times in ms, sizes in bytes over the wire with gzip.');
for (const profile of [desktop, slowPhone]) {
  console.log(reportVisits(profile, await visitInTurn(browser, server, profile)));
}
console.log(await reportRoutes(browser, server));
await browser.close();
await server.close();
