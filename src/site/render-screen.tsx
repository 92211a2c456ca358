import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { hrefsFrom } from '@/address';
import { App } from '@/app/app';
import { SiteFolderProvider } from '@/components/site/site-folder';
import type { LocalizedContent } from '@/content/document';
import { StoreProvider } from '@/content/store/content-store';
import { lazyScreens } from '@/routing/routes';
import type { SitePage } from './site-pages';

const goNowhere = { push: () => undefined, replace: () => undefined, go: () => undefined };

/** Renders the screen of a page as it is before any script runs. */
export async function renderScreen(page: SitePage, content: LocalizedContent): Promise<string> {
  const { language, screen, route } = page;
  if (screen !== 'home') await lazyScreens[screen].fetch();
  const state = { tag: language, content };
  return renderToString(
    <StoreProvider value={{ read: () => state, subscribe: () => () => undefined }}>
      <SiteFolderProvider value={page.siteFolder}>
        <Router
          location={route}
          navigator={{ ...goNowhere, createHref: hrefsFrom(page, language, false) }}
          static
        >
          <App host={{ mode: 'web' }} />
        </Router>
      </SiteFolderProvider>
    </StoreProvider>,
  );
}
