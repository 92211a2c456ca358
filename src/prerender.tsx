import { renderToString } from 'react-dom/server';
import { createPath, Router, type To } from 'react-router-dom';
import { App } from '@/app/app';
import { loadCopy, offeredLanguages, switchLanguage } from '@/language';

/** Renders links as the router does in the client, and never navigates. */
const navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/** Renders Home to HTML, as it is in the page before any script runs. */
function renderHome(): string {
  const html = renderToString(
    <Router location="/" navigator={navigator} static>
      <App host={{ mode: 'web' }} />
    </Router>,
  );
  // Every icon has the namespace, which HTML does not need. The size of the page is limited.
  return html.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
}

/** Home in each language. Rendered on import, since the build's module runner imports nothing later. */
export const homes = new Map<string, string>();

await loadCopy('page');
for (const language of offeredLanguages) {
  await switchLanguage(language);
  homes.set(language, renderHome());
}
