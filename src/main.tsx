import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
// First, since importing the site requests the screen of the address.
import { pageRoute } from '@/lib/enter-site';
import '@/lib/import-script';
import { asksForKiosk } from '@/host/asks-for-kiosk';
import { loadCopy, startLanguage } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import { lazyScreens, matchScreen } from '@/routing/routes';
import { ClientApp, firstScreen } from './app/client-app';
import '@/styles/index.css';

const hydrates =
  document.getElementById('root')?.hasChildNodes() &&
  document.documentElement.lang === startLanguage &&
  firstScreen === matchScreen(pageRoute) &&
  !asksForKiosk(window.location.search);

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  const site = (
    <StrictMode>
      <ClientApp />
    </StrictMode>
  );

  if (hydrates) {
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
  // The first render must be the prerendered screen.
  if (hydrates && firstScreen !== 'home') await lazyScreens[firstScreen].fetch();
  return { default: start };
});
void copy.keepFetching().then(start);
