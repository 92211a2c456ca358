const { screen = 'home', route: pageRoute = '/', home = './' } = document.documentElement.dataset;

/** The screen that is prerendered in the page. */
export const pageScreen = screen;

/** The route that the address leads to: its hash route, or else the page's own. */
export function addressedRoute(): string {
  const { hash } = window.location;
  return pageRoute === '/' || hash.startsWith('#/') ? hash.slice(1) : pageRoute + hash;
}

/**
 * Goes from the page that the visitor opened, such as `about/`, to the address of the same screen in the app, `#/about`,
 * without a reload. Links to pages become hash routes. Until the app takes over, address and links stay those of the page,
 * which also work without scripts.
 */
export function enterSite(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a')) {
    const address = link.getAttribute('href') ?? '';
    const to = address.replace(home, '');
    if (link.hreflang) link.href = `?lang=${link.hreflang}#${pageRoute}`;
    else if (address.startsWith(home))
      link.href = to.endsWith('.txt') ? `./${to}` : `#/${to.replace('/', '')}`;
  }
  if (pageRoute === '/') return;
  const address = `${home}${window.location.search}#${addressedRoute()}`;
  window.history.replaceState(window.history.state, '', address);
}
