/**
 * Watches the site's scripts load. The build inlines this function's source into the page, so it may not refer to anything
 * outside itself. `data-loading` on the page's root element, to which the style sheet responds, is `shown` or `hidden` (the
 * prerendered page) until the app removes it (src/main.tsx), and `failed` if a script fails or ten seconds pass. A style
 * sheet that fails is requested again. What has no styles until then, or once the page has given up, is shown as it is
 * (`data-unstyled`).
 *
 * @param showsPrerenderedPage whether the address is that of the prerendered page
 * @param isKiosk whether the address turns on the kiosk
 */
export function watchLoading(showsPrerenderedPage: boolean, isKiosk: boolean): void {
  const { dataset } = document.documentElement;
  dataset.loading = showsPrerenderedPage ? 'shown' : 'hidden';

  function fail() {
    if (!dataset.loading) return;
    dataset.loading = 'failed';
    dataset.unstyled = '';
    // Nobody may be there to follow the link.
    if (isKiosk) setTimeout(() => dataset.loading && location.reload(), 60_000);
  }

  let styleRetries = 0;

  function retryStyles(link: HTMLLinkElement) {
    dataset.unstyled = '';
    setTimeout(() => {
      const next = link.cloneNode() as HTMLLinkElement;
      styleRetries += 1;
      next.href = `${link.href.split('?')[0]}?retry=${styleRetries}`;
      link.replaceWith(next);
    }, 5_000);
  }

  setTimeout(fail, 10_000);
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) fail();
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') retryStyles(target);
    },
    true,
  );
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.id !== 'reload') return;
    event.preventDefault();
    location.reload();
  });
}
