import { renderToString } from 'react-dom/server';
import { parsePath, Router, type To } from 'react-router-dom';
import { App } from '@/app/app';
import { loadCopy, switchLanguage } from '@/language';
import { lazyScreens } from '@/routing/routes';
import { notFoundPage, pages } from './pages';

/** The address of a link from a page: that of the screen's own page, or else its hash route. */
function linkAddress(to: To, homeFolder: string): string {
  const { pathname = '/', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  // That page is at any address.
  if (pathname === notFoundPage.route) return '';
  // Once the scripts are there, `#mission` is a route, even if the visitor followed the link before.
  const isPartOfHome = pathname === '/' && hash !== '';
  const hasPage = !isPartOfHome && pages.some(({ route }) => route === pathname);
  return hasPage
    ? `${homeFolder}${pathname.slice(1)}${pathname === '/' ? '' : '/'}${hash}`
    : `#${pathname}${hash}`;
}

/**
 * The HTML of each page's screen, as it is before any script runs. Rendered on import, since the build's module runner
 * imports nothing later.
 */
export const prerendered = new Map<string, string>();

await loadCopy('page');
for (const { path, language, screen, route, siteFolder, homeFolder } of [...pages, notFoundPage]) {
  if (screen !== 'home') await lazyScreens[screen].fetch();
  await switchLanguage(language);
  const navigator = {
    createHref: (to: To) => linkAddress(to, homeFolder),
    push: () => undefined,
    replace: () => undefined,
    go: () => undefined,
  };
  const html = renderToString(
    <Router location={route} navigator={navigator} static>
      <App host={{ mode: 'web' }} />
    </Router>,
  );
  const alternative = screen === 'notFound' ? 'home' : screen;
  const inLanguage = (tag: string) =>
    pages.find((page) => page.screen === alternative && page.language === tag)?.path;
  const page = html
    // Every icon has the namespace, which HTML does not need, and its name as a class. The size of the page is limited.
    .replaceAll(/ xmlns="http:\/\/www\.w3\.org\/2000\/svg"|(?<=class="lucide[^"]*) lucide-[\w-]+/g, '')
    .replaceAll(/><\/(path|rect|circle|use)>/g, '/>')
    // Radix sets some, and the content security policy forbids them.
    .replaceAll(/ style="[^"]*"/g, '')
    // Without scripts, only another page is in another language.
    .replaceAll(/"\?lang=([\w-]+)[^"]*"/g, (_, tag) => `"${siteFolder}${inLanguage(tag)}"`)
    .replace('"./licenses.txt"', `"${siteFolder}licenses.txt"`);
  prerendered.set(path, page);
}
