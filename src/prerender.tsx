import { renderToString } from 'react-dom/server';
import { createPath, Router, type To } from 'react-router-dom';
import { App } from '@/app/app';
import { loadCopy, switchLanguage } from '@/language';
import { pages } from './pages';

/** Renders links as the router does in the client, and never navigates. */
const navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/**
 * The HTML of each page's screen, as it is before any script runs. Rendered on import, since the build's module runner
 * imports nothing later.
 */
export const prerendered = new Map<string, string>();

await loadCopy('page');
for (const { path, language, screen, siteFolder } of pages) {
  await switchLanguage(language);
  const html = renderToString(
    <Router location={screen} navigator={navigator} static>
      <App host={{ mode: 'web' }} />
    </Router>,
  );
  // Every icon has the namespace, which HTML does not need, and its name as a class. The size of the page is limited.
  const page = html.replaceAll(/ xmlns="http:\/\/www\.w3\.org\/2000\/svg"| lucide-[\w-]+/g, '');
  prerendered.set(path, page.replace('"./licenses.txt"', `"${siteFolder}licenses.txt"`));
}
