import { resolve } from 'node:path';
import { launchBrowser, TIME_FLAGS } from './browser';
import { slowPhone } from './profiles';
import { measureRoutes } from './routes';
import { builtSite, serveSite } from './site-server';
import { median } from './statistics';
import { figure, table } from './table';
import { visit } from './visit';

/** Where a visit begins; the last two are opened directly. */
const addresses = ['', '#/services', '#/contact'];

const RUNS = Number(process.env.RUNS ?? 9);

const [other] = process.argv.slice(2);
if (!other)
  throw new Error('Name the folder of another build: npm run bench:compare -- ../other/out/renderer');
const folders = [resolve(other), builtSite];

/** The figures of each build, by their names. They are measured in turn, so that other load affects both alike. */
const results = folders.map(() => new Map<string, number[]>());

function record(build: number, name: string, value: number): void {
  const figures = results[build];
  figures?.set(name, [...(figures.get(name) ?? []), value]);
}

const browser = await launchBrowser(TIME_FLAGS);
const servers = await Promise.all(folders.map((folder) => serveSite({}, folder)));
for (let run = 0; run <= RUNS; run += 1) {
  for (const [build, { url }] of servers.entries()) {
    for (const address of addresses) {
      const seen = await visit(browser, url + address, slowPhone);
      // A warm-up: the first visit would also measure the browser's own start.
      if (run === 0) continue;
      const name = address || 'Home';
      record(build, `${name}: first paint, ms`, seen.firstPaint);
      record(build, `${name}: largest paint, ms`, seen.largestPaint);
      record(build, `${name}: blocking, ms`, seen.blockingTime);
      record(build, `${name}: layout shift`, seen.layoutShift);
    }
    if (run === 0) continue;
    const clicks = Object.entries(await measureRoutes(browser, url, slowPhone));
    for (const [name, time] of clicks) record(build, `click to ${name}, ms`, time);
  }
}
await browser.close();
for (const server of servers) await server.close();

const rows = [...(results[0]?.keys() ?? [])].map((name) => {
  const [before = Number.NaN, after = Number.NaN] = results.map((figures) => median(figures.get(name) ?? []));
  return [name, figure(before), figure(after), figure(after / before)];
});
console.log(table(['', 'other build', 'this build', 'ratio'], rows));
