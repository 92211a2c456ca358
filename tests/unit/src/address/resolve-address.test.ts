import { expect, it } from 'vitest';
import { pages } from '@/address/pages';
import { resolveAddress } from '@/address/resolve-address';
import { firstLanguage } from '@/content/first-language';
import { offeredLanguages } from '@/content/languages';

const domain = 'https://host.example/sub/';
const [standard] = offeredLanguages;
const withSlash = (route: string) => route.replace(/\/?$/, '/');
const routes = pages.map(({ route }) => withSlash(route));

/** Opens an address as a browser does, until a page stays; hosts find pages with doubled slashes, too. */
function open(address: string, preferred: readonly string[]) {
  let current = new URL(address, domain).href;
  for (let navigations = 0; navigations < 5; navigations += 1) {
    const { pathname, search } = new URL(current);
    const path = pathname.replace(/\/+/g, '/').slice('/sub/'.length);
    const page = pages.find((each) => each.path === path);
    const { language, siteFolder, route } = page ?? {
      language: standard,
      siteFolder: '/sub/',
      route: `/${path}`,
    };
    const wanted = firstLanguage(search, language, preferred, offeredLanguages);
    const shown = { language, siteFolder, route: withSlash(route) };
    const { isShown, other } = resolveAddress(current, shown, wanted, standard, routes);
    // Otherwise another screen would flash before the page is replaced.
    if (other) expect(isShown, current).toBe(false);
    if (!other) return { address: current.slice(domain.length), isShown, navigations };
    current = other;
  }
  throw new Error(`${address} leads nowhere: ${current}`);
}

const english = ['en'];
const spanish = ['es-US', 'en'];

it.each<[address: string, preferred: string[], rest: string, isShown?: boolean]>([
  // The language of the address, the folder or the browser.
  ['services/', english, 'services/'],
  ['services/', spanish, 'es/services/'],
  ['services/', ['fr'], 'services/'],
  ['es/', english, 'es/'],
  ['es/?lang=en', spanish, '?lang=en'],
  ['services/?lang=en', spanish, 'services/?lang=en'],
  ['services/?from=ads&lang=ES-mx#service-2', english, 'es/services/?from=ads&lang=ES-mx#service-2'],
  ['services/?lang=fr', spanish, 'es/services/?lang=fr'],
  ['services/?lang=&lang=es', english, 'services/?lang=&lang=es'],
  ['es//services//', english, 'es/services/'],
  // Fragments: of a page, of another one, and of what has none, which the app shows.
  ['services/#xtor=AL-3', english, 'services/#xtor=AL-3'],
  ['services/#!/about', spanish, 'es/services/#!/about'],
  ['services/?lang=en#/', english, '?lang=en'],
  ['es/#/about', english, 'es/about/'],
  ['services/#/SERVICES/#service-2', english, 'services/#/SERVICES/#service-2'],
  ['es/#/SERVICES/#service-2', english, 'es/services/#service-2'],
  ['services/#/admin', english, 'services/#/admin', false],
  ['services/#/no-such-page#part', spanish, 'es/#/no-such-page#part', false],
  // What leads nowhere stays, hidden in another language.
  ['a//b/', english, 'a//b/'],
  ['a//b/', spanish, 'a//b/', false],
  ['a//b/#/about#approach', spanish, 'es/about/#approach'],
])('%s, for a browser in %j, stays at %s', (address, preferred, rest, isShown = true) => {
  const { navigations, ...opened } = open(address, preferred);
  expect(opened).toEqual({ address: rest, isShown });
  expect(navigations).toBeLessThanOrEqual(1);
});
