import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser';
import { freePort } from '../support/free-port';
import { recordFigures } from './performance-file';
import { serveSite } from './site-server';
import { table } from './table';

/** This audit fetches `robots.txt` from within the page, and the page's policy blocks every connection. */
const skipAudits = ['robots-txt'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const port = await freePort();
const options = chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
const { server, url } = await serveSite();
const run = await lighthouse(url, { port, onlyCategories: categories, skipAudits, logLevel: 'error' });
await browser.close();
await server.close();
if (!run) throw new Error('Lighthouse gave no result.');

const { lhr } = run;
const setup = `Lighthouse ${lhr.lighthouseVersion}, ${lhr.configSettings.formFactor} profile, without ${skipAudits.join(', ')}`;
const scores = categories.map((name) => ({
  name,
  score: Math.round((lhr.categories[name]?.score ?? 0) * 100),
}));
const figures = table(
  ['category', 'score'],
  scores.map(({ name, score }) => [name, String(score)]),
);
console.log(`${setup}\n\n${figures}\n`);
for (const { id, weight } of categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])) {
  const audit = lhr.audits[id];
  const isFailed = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1;
  if (isFailed) console.log(`${audit?.title}: ${audit?.displayValue ?? audit?.score}`);
}
await recordFigures('lighthouse', setup, figures);
process.exitCode = scores.every(({ score }) => score === 100) ? 0 : 1;
