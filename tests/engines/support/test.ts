import { test as base, expect } from 'playwright/test';
import { type Browser, type Engine, findEngine } from './engines';
import { type SiteServer, serveSite } from './site-server';
import { Visitor } from './visitor';

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures {
  /** Errors that a test expects; any other fails it. */
  expectedErrors: readonly RegExp[];
  site: SiteServer;
  visitor: Visitor;
}

/** Playwright's `test` with a visitor of the built site in the engine of the current project. */
export const test = base.extend<Fixtures, EngineOptions & { engineBrowser: Browser }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  expectedErrors: [[], { option: true }],

  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await findEngine(engine)?.();
      if (!browser) throw new Error(`There is no browser with ${engine}.`);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  // On a port of its own: WebKit's tests share a browser, which does not fetch what an earlier test has fetched from there.
  site: async ({ browserName: _ }, use) => {
    const site = await serveSite();
    await use(site);
    await site.close();
  },

  visitor: async ({ engineBrowser, site, expectedErrors }, use) => {
    const tab = await engineBrowser.openTab();
    const visitor = new Visitor(tab, site.url);
    await visitor.resize(1280, 800);
    await use(visitor);
    const problems = await visitor.evaluate(() => globalThis.pageTools?.problems ?? []);
    await tab.close();
    const unexpected = problems.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors on the page').toEqual([]);
  },
});
