import { describe, expect, it } from 'vitest';
import { openingOf, pathFrom } from '@/address/opening';
import { pages } from '@/address/pages';
import { firstLanguage } from '@/copy/first-language';
import { offeredLanguages } from '@/copy/offered-languages';

const domain = 'https://host.example/sub/';
const [standard] = offeredLanguages;
const withSlash = (route: string) => route.replace(/\/?$/, '/');
const routes = pages.map(({ route }) => withSlash(route));

interface Rest {
  readonly address: string;
  readonly language: string;
  readonly isShown: boolean;
  readonly navigations: number;
}

/** Opens an address as a browser does, until a page stays; hosts find pages with doubled slashes, too. */
function open(address: string, preferred: readonly string[]): Rest {
  let current = new URL(address, domain).href;
  for (let navigations = 0; navigations < 5; navigations += 1) {
    const { pathname, search } = new URL(current);
    const path = pathname.replace(/\/+/g, '/').slice('/sub/'.length);
    const page = pages.find((each) => each.path === path);
    const { language, site, route } = page ?? { language: standard, site: '/sub/', route: `/${path}` };
    const wanted = firstLanguage(search, language, preferred, offeredLanguages);
    const shown = { language, site, route: withSlash(route) };
    const { isShown, other } = openingOf(current, shown, wanted, standard, routes, pathFrom);
    // Otherwise another screen would flash before the page is replaced.
    if (other) expect(isShown, current).toBe(false);
    if (!other) return { address: current.slice(domain.length), language, isShown, navigations };
    current = other;
  }
  throw new Error(`${address} leads nowhere: ${current}`);
}

const folders = { en: '', es: 'es/' };
const queries = [
  { search: '', named: undefined },
  { search: '?lang=en', named: 'en' },
  { search: '?from=a-friend&lang=ES-mx', named: 'es' },
  { search: '?lang=fr', named: undefined },
  { search: '?lang=&lang=es', named: undefined },
] as const;
/** What follows the address of a page: the path of the page that it names, if any, and the fragment that is left. */
const hashes = [
  { hash: '', left: '' },
  { hash: '#service-2', left: '#service-2' },
  { hash: '#xtor=AL-3', left: '#xtor=AL-3' },
  { hash: '#!/about', left: '#!/about' },
  { hash: '#/', path: '', left: '' },
  { hash: '#/about', path: 'about/', left: '' },
  { hash: '#/SERVICES/#service-2', path: 'services/', left: '#service-2' },
  { hash: '#/admin' },
  { hash: '#/no-such-page#part' },
] as const;
const preferences = [['en'], ['es-US', 'en'], ['fr']];

const rows = ['services/', 'es/', 'es//services//'].flatMap((page) =>
  queries.flatMap(({ search, named }) =>
    hashes.flatMap((hash) => preferences.map((preferred) => ({ page, search, named, preferred, ...hash }))),
  ),
);

describe('an address', () => {
  it.each(rows)('$page$search$hash for $preferred stays at the page that it asks for', (row) => {
    const { page, search, named, preferred, hash } = row;
    const ownPath = page.replace(/\/+/g, '/').replace(/^es\//, '');
    const prefersSpanish = page.startsWith('es/') || preferred[0] === 'es-US';
    const language = named ?? (prefersSpanish ? 'es' : 'en');
    const rest = open(page + search + hash, preferred);

    expect(rest.navigations).toBeLessThanOrEqual(1);
    expect(rest.language).toBe(language);
    const path = 'path' in row ? row.path : ownPath;
    const isRoute = hash.startsWith('#/');
    if (!('left' in row)) {
      // The app shows what has no page, and until then nothing else is shown.
      expect(rest).toMatchObject({ isShown: false });
      expect(rest.address.endsWith(search + hash)).toBe(true);
    } else {
      expect(rest.isShown).toBe(true);
      // A route of the page's own screen is shown where it is.
      const left = isRoute && rest.address.endsWith(hash) && hash !== row.left ? hash : row.left;
      expect(rest.address).toBe(folders[language] + path + search + left);
    }
  });

  it('that leads nowhere stays, hidden in another language', () => {
    expect(open('a//b/', ['en'])).toMatchObject({ address: 'a//b/', isShown: true });
    expect(open('a//b/', ['es'])).toMatchObject({ address: 'a//b/', isShown: false });
    expect(open('a//b/#/about#approach', ['es'])).toMatchObject({ address: 'es/about/#approach' });
  });
});
