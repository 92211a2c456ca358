import { pages } from '@/address/pages';
import { keepLanguage, pathFrom, resolveAddress } from '@/address/resolve-address';
import { firstLanguage } from '@/copy/first-language';
import { offeredLanguages } from '@/copy/offered-languages';
import { asksForKiosk } from '@/host/asks-for-kiosk';
import { reloadId } from '@/lib/element-ids';
import { watchLoading } from '@/lib/watch-loading';
import type { SitePage } from './site-pages';

const [standard] = offeredLanguages;

const withSlash = (route: string) => route.replace(/\/?$/, '/');

/** Stops forms, although the policy blocks sending them: Chromium would drop scripts that are still loading. */
const sendNothing = "addEventListener('submit', (event) => event.preventDefault());";

/**
 * Writes the script that runs before a page shows. It opens another page if the address leads to one
 * (src/address/resolve-address.ts), except in the kiosk and the app. It hides a page that the address does not lead to, and
 * shows it with a notice if the scripts fail to load (src/lib/watch-loading.ts). Its functions must not refer to anything
 * outside themselves.
 */
export function inlineScript({ file, language, screen, route, site }: SitePage): string {
  const routes = [...new Set(pages.map((page) => withSlash(page.route)))];
  const ownRoute =
    screen === 'notFound' ? `location.pathname.slice(${site.length - 1})` : JSON.stringify(withSlash(route));
  // Leads to no other page in the desktop app, which has only the first one.
  const inApp = file === 'index.html' ? " && !('foundationHost' in globalThis)" : '';
  // Keeps links of pages in a language's folder in that language.
  const keepLinks =
    language === standard
      ? `if (firstLanguage('', wanted, navigator.languages, offered) !== wanted) (${keepLanguage})('?lang=' + wanted);`
      : '';
  return `((isKiosk, offered, firstLanguage) => {
const wanted = firstLanguage(location.search, '${language}', navigator.languages, offered);
const { isShown, other } = (${resolveAddress})(location.href, { route: ${ownRoute}, language: '${language}', site: '${site}' }, wanted, '${standard}', ${JSON.stringify(routes)}, ${pathFrom});
if (other && (!isKiosk || location.pathname.includes('//'))${inApp}) location.replace(other);
(${watchLoading})(isShown && !isKiosk, isKiosk, '${site}assets/', '${reloadId}');
${keepLinks}
${screen === 'home' ? '' : sendNothing}
})((${asksForKiosk})(location.search), ${JSON.stringify(offeredLanguages)}, ${firstLanguage});`;
}
