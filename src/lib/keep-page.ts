import { setRootData } from './root-element';

/**
 * Keeps the prerendered page, before the app changes it.
 *
 * @returns a function that restores the page, with links that lead to other pages, and throws an uncaught error, so that the
 *   page shows its notice (src/lib/watch-loading.ts)
 */
export function keepPage(root: HTMLElement): (error: unknown) => void {
  const { documentElement } = document;
  const { lang } = documentElement;
  const { href } = window.location;
  const page = root.cloneNode(true);
  const notice = document.getElementById('scripts-off');

  return (error) => {
    root.replaceWith(page);
    // Restores the notice, which the app had removed because it stays in the language of the page.
    if (notice) document.body.prepend(notice);
    documentElement.lang = lang;
    setRootData({ loading: 'shown' });
    window.history.replaceState(null, '', href);
    setTimeout(() => {
      // The notice checks whose script failed, and engines name the script in which the error was created.
      throw new Error('The site failed.', { cause: error });
    });
  };
}
