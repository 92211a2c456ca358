import { reloadId } from './element-ids';

/**
 * Watches the site's scripts load. The root element's `data-loading` says whether the prerendered page is `shown` or
 * `hidden` until the site has rendered, or `failed` if a script of the site fails, or after ten seconds. Scripts of others,
 * such as extensions, do not count. Requests a failed style sheet again.
 *
 * @param scripts the address of the folder with the site's scripts
 */
export function watchLoading(showsPrerenderedPage: boolean, isKiosk: boolean, scripts: string): void {
  const { dataset } = document.documentElement;
  dataset.loading = showsPrerenderedPage ? 'shown' : 'hidden';

  function fail() {
    if (!dataset.loading) return;
    dataset.loading = 'failed';
    // Reloads a kiosk, since nobody may be there to follow the link.
    if (isKiosk) setTimeout(() => dataset.loading && location.reload(), 60_000);
  }

  let styleRetries = 0;

  function retryStyles(link: HTMLLinkElement) {
    setTimeout(() => {
      const next = link.cloneNode() as HTMLLinkElement;
      styleRetries += 1;
      next.href = new URL(`?retry=${styleRetries}`, link.href).href;
      link.replaceWith(next);
    }, 5_000);
  }

  setTimeout(fail, 10_000);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const script = target instanceof HTMLScriptElement ? target.src : event.filename;
      if (script?.startsWith(new URL(scripts, document.baseURI).href)) fail();
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') retryStyles(target);
    },
    true,
  );
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.id !== reloadId) return;
    event.preventDefault();
    location.reload();
  });
}
