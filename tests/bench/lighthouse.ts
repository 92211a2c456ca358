import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../support/browser';
import { serveSite } from './site-server';

/** It fetches that file from within the page, whose policy lets nothing connect anywhere. */
const skipAudits = ['robots-txt'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const port = await freePort();
const options = chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
const server = await serveSite(fileURLToPath(new URL('../../out/renderer', import.meta.url)));
const run = await lighthouse(server.url, {
  port,
  onlyCategories: categories,
  skipAudits,
  logLevel: 'error',
});
await browser.close();
await server.close();
if (!run) throw new Error('Lighthouse gave no result.');

const { lhr } = run;
console.log(
  `Lighthouse ${lhr.lighthouseVersion}, ${lhr.configSettings.formFactor} profile, without ${skipAudits.join(', ')}`,
);
let isPerfect = true;
for (const name of categories) {
  const category = lhr.categories[name];
  const score = Math.round((category?.score ?? 0) * 100);
  isPerfect &&= score === 100;
  console.log(`${name}: ${score}`);
  for (const { id, weight } of category?.auditRefs ?? []) {
    const audit = lhr.audits[id];
    const isFailed = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1;
    if (isFailed) console.log(`  ${audit?.title}: ${audit?.displayValue ?? audit?.score}`);
  }
}
process.exitCode = isPerfect ? 0 : 1;
