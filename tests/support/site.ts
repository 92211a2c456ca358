import { test as base, expect, type Page } from 'playwright/test';
import { screenNames } from '@/copy/en/shared';
import { screenNames as spanishNames } from '@/copy/es/shared';
import { navigation, type ScreenId, screenPaths } from '@/copy/screen-paths';
import { previewSite, subPath } from './preview-site';
import { builtSite } from './top';

export interface Screen {
  readonly id: ScreenId;
  /** The start of the document title, and the text of links to the screen. */
  readonly name: string;
  /** The address of the screen, relative to the site. */
  readonly hash: string;
}

const atPath = (id: keyof typeof screenPaths): Screen => ({
  id,
  name: screenNames[id],
  hash: `#${screenPaths[id]}`,
});

export const screens = {
  home: atPath('home'),
  about: atPath('about'),
  services: atPath('services'),
  programs: atPath('programs'),
  getInvolved: atPath('getInvolved'),
  contact: atPath('contact'),
  admin: atPath('admin'),
  notFound: { id: 'notFound', name: screenNames.notFound, hash: '#/no-such-page' },
} satisfies Record<ScreenId, Screen>;

export const allScreens: readonly Screen[] = Object.values(screens);

/** The screens for visitors, in the order of the header. */
export const publicScreens: readonly Screen[] = navigation.map((id) => screens[id]);

export function inSpanish({ id, hash }: Screen): Screen {
  return { id, name: spanishNames[id], hash: `es/${hash}` };
}

/** Matches what the not-found screen writes to the console. */
export const attemptedPath = /\/no-such-page/;

/** Matches URLs that are reported as requests but reach no server: their content is inline, or another program opens them. */
const noRequest = /^(data|blob|mailto|tel):/;

interface SiteOptions {
  /** Errors of the page, in its console or uncaught, and addresses of other sites that a test expects. Any other fails it. */
  expectedErrors: readonly RegExp[];
}

interface SiteServer {
  siteFolder: string;
  /** The URL at which the site is served, with a trailing slash. */
  siteUrl: string;
}

/**
 * Playwright's `test` against the built site, served from a sub-path. A test fails when a page throws, logs an error to
 * the console (where the browser also reports violations of the content security policy), or requests anything outside
 * that sub-path.
 */
export const test = base.extend<SiteOptions, SiteServer>({
  expectedErrors: [[], { option: true }],
  siteFolder: [builtSite, { option: true, scope: 'worker' }],

  siteUrl: [
    async ({ siteFolder }, use) => {
      const { server, url } = await previewSite(siteFolder, { base: subPath });
      await use(url);
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ siteUrl }, use) => use(siteUrl),

  context: async ({ context, siteUrl, expectedErrors }, use) => {
    const problems: string[] = [];
    const isExpected = (text: string) =>
      [attemptedPath, ...expectedErrors].some((pattern) => pattern.test(text));
    context.on('weberror', (webError) => {
      const { message } = webError.error();
      if (!isExpected(message)) problems.push(`page error: ${message}`);
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' || isExpected(message.text())) return;
      problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(siteUrl) && !noRequest.test(url) && !isExpected(url))
        problems.push(`request: ${url}`);
    });
    await use(context);
    expect(problems, 'errors, and requests outside the bundle').toEqual([]);
  },
});

/** Returns the address of a screen on the current page of the site, without leaving the page or its settings. */
export function inPlace(page: Page, { hash }: Pick<Screen, 'hash'>): string {
  const [current = ''] = page.url().split('#');
  const [folder, ...route] = hash.split('#');
  const settings = '[?](text=|spacing=|colors=|motion=|links=|easy)[^#]*';
  const isSameSite = new RegExp(`^http[^?]*${folder}(${settings})?$`).test(current);
  return isSameSite && route.length > 0 ? [current, ...route].join('#') : hash;
}

/** Opens a screen and waits until it is shown; does not reload a page of the site. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const { name } = screen;
  await page.goto(inPlace(page, screen));
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until the page answers to clicks. */
export const hydrated = (page: Page) => expect(page.locator('html[data-loading]')).toHaveCount(0);

/** The title of the screen. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

export { expect };
