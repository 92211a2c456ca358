import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from 'playwright/test';
import { preview } from 'vite';
import { screenNames } from '../../src/content/en/site';
import { screenPaths } from '../../src/content/screen-paths';

/** A screen by its name, with which its document title begins, and its address. */
export interface Screen {
  readonly name: string;
  readonly hash: string;
}

/** Every screen of the site. */
export const screens = [
  { name: screenNames.home, hash: `#${screenPaths.home}` },
  { name: screenNames.about, hash: `#${screenPaths.about}` },
  { name: screenNames.services, hash: `#${screenPaths.services}` },
  { name: screenNames.programs, hash: `#${screenPaths.programs}` },
  { name: screenNames.getInvolved, hash: `#${screenPaths.getInvolved}` },
  { name: screenNames.contact, hash: `#${screenPaths.contact}` },
  { name: screenNames.admin, hash: `#${screenPaths.admin}` },
  { name: screenNames.notFound, hash: '#/no-such-page' },
] as const satisfies readonly Screen[];

/** What the not-found screen writes to the console, as it should, when a test opens every screen. */
export const attemptedPath = /\/no-such-page/;

/** Addresses that the browser reports but asks no server for: it holds the content, or hands over to another program. */
const noRequest = /^(data|blob|mailto|tel):/;

interface SiteOptions {
  /** Console errors that a test expects; every other one fails it. */
  expectedErrors: readonly RegExp[];
}

interface SiteServer {
  /** The folder of the built site. */
  siteFolder: string;
  /** Where the site is served, with a slash at its end. */
  siteUrl: string;
}

/**
 * Playwright's `test` on the built site, which is served under a sub-path. It fails a test in which a page raises an
 * error, writes one to the console (the browser reports there what the content security policy stops), or asks for
 * anything outside that sub-path.
 */
export const test = base.extend<SiteOptions, SiteServer>({
  expectedErrors: [[], { option: true }],
  siteFolder: [
    fileURLToPath(new URL('../../out/renderer', import.meta.url)),
    { option: true, scope: 'worker' },
  ],

  siteUrl: [
    async ({ siteFolder }, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        // A missing file has to be a 404, not the start page.
        appType: 'mpa',
        base: '/some/sub/path/',
        build: { outDir: siteFolder },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ siteUrl }, use) => use(siteUrl),

  context: async ({ context, siteUrl, expectedErrors }, use) => {
    const problems: string[] = [];
    const isExpected = (text: string) => expectedErrors.some((pattern) => pattern.test(text));
    context.on('weberror', (webError) => problems.push(`page error: ${webError.error().message}`));
    context.on('console', (message) => {
      if (message.type() !== 'error' || isExpected(message.text())) return;
      problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(siteUrl) && !noRequest.test(url)) problems.push(`request: ${url}`);
    });
    await use(context);
    expect(problems, 'errors, and requests outside the bundle').toEqual([]);
  },
});

/** Opens a screen, on a page of the site without loading it anew, and waits until it is there. */
export async function openScreen(page: Page, { name, hash }: Screen): Promise<void> {
  await page.goto(hash);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

export { expect };
