import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@/lib/import-script';
import { asksForKiosk } from '@/host/asks-for-kiosk';
import { loadCopy, startLanguage } from '@/language';
import { addressedRoute, enterSite, pageScreen } from '@/lib/enter-site';
import { keepTyped } from '@/lib/keep-typed';
import { lazyPart } from '@/lib/lazy-part';
import { lazyScreens, matchScreen } from '@/routing/routes';
import { ClientApp, currentRoute } from './app/client-app';
import '@/styles/index.css';

// src/index.html has it.
const root = document.getElementById('root') as HTMLElement;
const addressedScreen = () => matchScreen(addressedRoute().replace(/[?#].*/, ''));

const firstScreen = addressedScreen();
// Before the first render, which takes long: on the slow phone, Contact shows a quarter earlier for it. The screen itself
// reports a failure.
if (firstScreen !== 'home') lazyScreens[firstScreen].fetch().catch(() => undefined);

const canHydrate =
  root.hasChildNodes() &&
  document.documentElement.lang === startLanguage &&
  firstScreen === pageScreen &&
  !asksForKiosk(window.location.search);

function start(): void {
  // The address may have changed while the copy was fetched.
  const hydrates = canHydrate && addressedScreen() === firstScreen;
  enterSite();
  const site = (
    <StrictMode>
      <ClientApp firstRoute={currentRoute()} onRendered={keepTyped(root)} />
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
  if (canHydrate && firstScreen !== 'home') await lazyScreens[firstScreen].fetch();
  return { default: start };
});
void copy.keepFetching().then(start);
