import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { asksForKiosk } from '@/host/asks-for-kiosk';
// First, since importing the site requests the screen of the address.
import '@/lib/import-script';
import { loadCopy, startLanguage } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import { showsPrerenderedPage } from '@/lib/watch-loading';
import { ClientApp } from './app/client-app';
import '@/styles/index.css';

/** As the router's first render has it: the address may change while the copy is fetched. */
const { hash, search } = window.location;

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  const site = (
    <StrictMode>
      <ClientApp />
    </StrictMode>
  );

  const isInLanguage = document.documentElement.lang === startLanguage;
  if (root.hasChildNodes() && isInLanguage && showsPrerenderedPage(hash, asksForKiosk(search))) {
    // A transition hydrates in small steps, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(root, site);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(site);
  }
  // From here on, nothing can fail to load that the page could not say itself (src/lib/watch-loading.ts).
  delete document.documentElement.dataset.loading;
  document.getElementById('loading-failed')?.remove();
}

const copy = lazyPart(async () => {
  await loadCopy('page');
  return { default: start };
});
void copy.keepFetching().then(start);
