import { scriptsOffId } from './element-ids';
import { setRootData } from './root-element';

/** Makes the prerendered page show its notice (src/lib/watch-loading.ts), if it is still there. */
export function reportFailure(error: unknown): void {
  // The notice checks whose script failed, and engines name the script in which the error was created.
  reportError(new Error('The site failed.', { cause: error }));
}

/** Keeps the prerendered page before the app changes it, while the app may still fail. */
export function backUpPage(root: HTMLElement) {
  const { documentElement } = document;
  const { lang } = documentElement;
  const { href } = window.location;
  // Clones into a document that loads nothing: in this one, each picture would be requested again.
  const page = document.implementation.createHTMLDocument('').importNode(root, true);
  const notice = document.getElementById(scriptsOffId);

  return {
    /** Drops what only that page needs, once the app has rendered. */
    release() {
      // The site itself reports what fails to load from now on (src/lib/watch-loading.ts).
      delete documentElement.dataset.loading;
      notice?.remove();
    },
    /** Restores the page, with links to other pages, and makes it show its notice. */
    restore(error: unknown) {
      root.replaceWith(page);
      // Restores the notice, which the app had removed because it stays in the language of the page.
      if (notice) document.body.prepend(notice);
      documentElement.lang = lang;
      setRootData({ loading: 'shown' });
      window.history.replaceState(null, '', href);
      reportFailure(error);
    },
  };
}

export type PageBackup = ReturnType<typeof backUpPage>;
