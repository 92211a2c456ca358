import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { hrefsFrom } from '@/address';
import { notFoundPage, pages } from '@/address/pages';
import { App } from '@/app/app';
import { loadCopy, switchLanguage } from '@/copy';
import { lazyScreens } from '@/routing/routes';

/**
 * The HTML of each page's screen, as it is before any script runs. Rendered on import, since the build's module runner
 * imports nothing later.
 */
export const prerendered = new Map<string, string>();

const goNowhere = { push: () => undefined, replace: () => undefined, go: () => undefined };

await loadCopy('page');
for (const page of [...pages, notFoundPage]) {
  const { path, language, screen, route } = page;
  if (screen !== 'home') await lazyScreens[screen].fetch();
  await switchLanguage(language);
  const html = renderToString(
    <Router
      location={route}
      navigator={{ ...goNowhere, createHref: hrefsFrom(page, language, false) }}
      static
    >
      <App host={{ mode: 'web' }} />
    </Router>,
  );
  const shortened = html
    // Every icon has the namespace, which HTML does not need, and its name as a class. The size of the page is limited.
    .replaceAll(/ xmlns="http:\/\/www\.w3\.org\/2000\/svg"|(?<=class="lucide[^"]*) lucide-[\w-]+/g, '')
    .replaceAll(/><\/(path|rect|circle|use)>/g, '/>')
    // Radix sets some, and the content security policy forbids them.
    .replaceAll(/ style="[^"]*"/g, '');
  prerendered.set(path, shortened);
}
