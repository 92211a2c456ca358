/**
 * Keeps the prerendered page as it is before the app changes it.
 *
 * @returns a function that puts the page back, with links that lead to other pages, and throws an error where nothing
 *   catches it, so that the page shows its notice (src/lib/watch-loading.ts)
 */
export function keepPage(root: HTMLElement): (error: unknown) => void {
  const { documentElement } = document;
  const { lang } = documentElement;
  const { href } = window.location;
  const page = root.cloneNode(true);
  const notice = document.getElementById('scripts-off');

  return (error) => {
    root.replaceWith(page);
    // The app takes it away, since it stays in the language of the page.
    if (notice) document.body.prepend(notice);
    documentElement.lang = lang;
    documentElement.dataset.loading = 'shown';
    window.history.replaceState(null, '', href);
    setTimeout(() => {
      // The notice asks whose script has failed, and engines answer with where the error is from.
      throw new Error('The site failed.', { cause: error });
    });
  };
}
