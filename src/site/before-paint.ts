import { keepLanguageInLinks, resolveAddress } from '@/address/resolve-address';
import { firstLanguage } from '@/content/first-language';
import { asksForKiosk } from '@/host/asks-for-kiosk';
import { watchLoading } from '@/lib/watch-loading';

/** What the script of a page has to know before the site's scripts have loaded. */
export interface PageFacts {
  readonly language: string;
  /** The address of the site's folder from the page, such as `../`. */
  readonly siteFolder: string;
  /** The route of the page, with a slash at the end; the not-found page is served at any address, and has none. */
  readonly route: string | undefined;
  /** The routes that have a page. */
  readonly routes: readonly string[];
  readonly offered: readonly [string, ...string[]];
  /** Whether it is the page that the desktop app opens, which has no other. */
  readonly isOfApp: boolean;
  readonly mayHaveForm: boolean;
}

/** Runs before a page shows: redirects to the addressed page, or hides this one unless scripts fail (not in kiosk or app). */
export default function beforePaint({
  language,
  siteFolder,
  route,
  routes,
  offered,
  isOfApp,
  mayHaveForm,
}: PageFacts): void {
  const { languages } = navigator;
  const [standard] = offered;
  const isKiosk = asksForKiosk(location.search);
  const wanted = firstLanguage(location.search, language, languages, offered);
  const page = { language, siteFolder, route: route ?? location.pathname.slice(siteFolder.length - 1) };
  const { isShown, other } = resolveAddress(location.href, page, wanted, standard, routes);
  const isInApp = isOfApp && 'foundationHost' in globalThis;
  if (other && !isInApp && (!isKiosk || location.pathname.includes('//'))) location.replace(other);
  watchLoading(isShown && !isKiosk, isKiosk, `${siteFolder}assets/`);
  // The links of pages in a language's folder stay in that language by themselves.
  if (language === standard && firstLanguage('', wanted, languages, offered) !== wanted)
    keepLanguageInLinks(`?lang=${wanted}`);
  // The policy blocks sending forms, but Chromium would drop scripts that are still loading.
  if (mayHaveForm) addEventListener('submit', (event) => event.preventDefault());
}
