import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { ClientApp } from './app/client-app';
import { showsPrerenderedPage } from './lib/shows-prerendered-page';
import '@/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const site = (
  <StrictMode>
    {/* The layout itself keeps a screen until the next one is there, and says so where that takes long. */}
    <HashRouter useTransitions={false}>
      <ClientApp />
    </HashRouter>
  </StrictMode>
);

if (root.hasChildNodes() && showsPrerenderedPage(window.location)) {
  // In small steps, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, site);
  });
} else {
  root.replaceChildren();
  createRoot(root).render(site);
}
// The first script of the page may have hidden what was built (resources/build/prerender-home.ts).
delete document.documentElement.dataset.rerender;
