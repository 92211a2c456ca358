import { keepLanguage, openingOf, pathFrom } from '@/address/opening';
import { pages } from '@/address/pages';
import { firstLanguage } from '@/copy/first-language';
import { offeredLanguages } from '@/copy/offered-languages';
import { asksForKiosk } from '@/host/asks-for-kiosk';
import { watchLoading } from '@/lib/watch-loading';
import type { SitePage } from './pages';

const [standard] = offeredLanguages;

const withSlash = (route: string) => route.replace(/\/?$/, '/');

/** Chromium drops scripts that are still loading when a form is sent, although the policy then blocks that. */
const sendNothing = "addEventListener('submit', (event) => event.preventDefault());";

/**
 * Writes the script that runs before a page shows. It opens the page that the address asks for, if that is another one
 * (src/address/opening.ts), except in the kiosk and in the app. It hides a page that is not what the address asks for, and shows
 * it with a notice if the scripts fail to load (src/lib/watch-loading.ts). The functions in it refer to nothing outside
 * themselves.
 */
export function inlineScript({ file, language, screen, route, site }: SitePage): string {
  const routes = [...new Set(pages.map((page) => withSlash(page.route)))];
  const ownRoute =
    screen === 'notFound' ? `location.pathname.slice(${site.length - 1})` : JSON.stringify(withSlash(route));
  // The app has no page but the first.
  const inApp = file === 'index.html' ? " && !('foundationHost' in globalThis)" : '';
  // In the folders of the other languages, links stay there.
  const keepLinks =
    language === standard
      ? `if (firstLanguage('', wanted, navigator.languages, offered) !== wanted) (${keepLanguage})('?lang=' + wanted);`
      : '';
  return `((isKiosk, offered, firstLanguage) => {
const wanted = firstLanguage(location.search, '${language}', navigator.languages, offered);
const { isShown, other } = (${openingOf})(location.href, { route: ${ownRoute}, language: '${language}', site: '${site}' }, wanted, '${standard}', ${JSON.stringify(routes)}, ${pathFrom});
if (other && (!isKiosk || location.pathname.includes('//'))${inApp}) location.replace(other);
(${watchLoading})(isShown && !isKiosk, isKiosk, '${site}assets/');
${keepLinks}
${screen === 'home' ? '' : sendNothing}
})((${asksForKiosk})(location.search), ${JSON.stringify(offeredLanguages)}, ${firstLanguage});`;
}
