import { StrictMode } from 'react';
import { matchScreen, openedPage } from '@/address';
import { openStartFile } from '@/content/file/use-start-file';
import { switchLanguage } from '@/content/store/content-store';
import { startLanguage } from '@/content/store/start-language';
import { getHost, startContentPort } from '@/host';
import { asksForKiosk } from '@/host/asks-for-kiosk';
import { carryOverText } from '@/lib/carry-over-text';
import { setTime } from '@/lib/current-minute';
import { rootId } from '@/lib/element-ids';
import { isBrowserSupported } from '@/lib/is-browser-supported';
import { lazyModule } from '@/lib/lazy-module';
import { backUpPage, reportFailure } from '@/lib/page-backup';
import { patchNodesForTranslation } from '@/lib/translated-text';
import { lazyScreens } from '@/routing/routes';
import { firstEntry } from '@/routing/site-navigator';
import { ClientApp } from './app/client-app';
import { mountSite } from './app/mount-site';
import '@/styles/index.css';

// Keeps the prerendered page, which then shows its notice (src/lib/watch-loading.ts).
if (!isBrowserSupported()) throw new Error('This browser is too old for the scripts of the site.');

patchNodesForTranslation();

// Each page has this element (src/site/document.tsx).
const root = document.getElementById(rootId) as HTMLElement;
const firstScreen = matchScreen(firstEntry.location.pathname);
// Starts before the first render, which takes long on a slow phone. The screen itself reports a failure.
if (firstScreen !== 'home') lazyScreens[firstScreen].fetch().catch(() => undefined);

const canHydrate =
  root.hasChildNodes() &&
  openedPage.language === startLanguage &&
  firstScreen === openedPage.screen &&
  !asksForKiosk(window.location.search);

function start(hydrates: boolean): void {
  // Backs up the page in a task of its own, since running the script is the longest task of a visit.
  const page = backUpPage(root);
  const site = (
    <StrictMode>
      <ClientApp onRendered={carryOverText(root)} />
    </StrictMode>
  );
  if (!hydrates) setTime();
  mountSite(root, site, hydrates, page);
}

const firstRender = lazyModule(async () => {
  const port = startContentPort(getHost());
  const hasFile = port !== undefined && (await openStartFile(port));
  await switchLanguage(startLanguage);
  // Waits for the screen, because the first render must match the prerendered one.
  if (canHydrate && firstScreen !== 'home') await lazyScreens[firstScreen].fetch();
  return { default: () => start(canHydrate && !hasFile) };
});
firstRender
  .keepFetching()
  .then((render) => render())
  .catch(reportFailure);
