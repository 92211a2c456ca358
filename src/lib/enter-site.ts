const root = globalThis.document?.documentElement;

/** The route of the prerendered page that the visitor opened. */
export const pageRoute = root?.dataset.route ?? '/';

/**
 * Goes from the page that the visitor opened, such as `about/`, to the address of the same screen in the app, `#/about`,
 * without a reload. A hash route in the address wins. Links to pages, which also work without scripts, become hash routes.
 */
function enterSite(): void {
  const homeFolder = pageRoute === '/' ? './' : '../';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a')) {
    const address = link.getAttribute('href') ?? '';
    const to = address.slice(homeFolder.length);
    if (link.hreflang) link.href = `?lang=${link.hreflang}#${pageRoute}`;
    else if (address.startsWith(homeFolder))
      link.href = to.endsWith('.txt') ? `./${to}` : `#/${to.replace(/\/(?=#|$)/, '')}`;
  }
  if (pageRoute === '/') return;
  const { hash, search } = window.location;
  const route = hash.startsWith('#/') ? hash : `#${pageRoute}${hash}`;
  window.history.replaceState(null, '', homeFolder + search + route);
}

if (globalThis.document) enterSite();
