import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { matchScreen } from '@/address';
import { useSiteFolder } from '@/components/site/site-folder';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { loadDocument, useContent } from '@/content/store/content-store';
import { Kiosk } from '@/features/kiosk';
import { ToolDialogs } from '@/features/visitor-tools';
import { capabilities } from '@/host/capabilities';
import { HostProvider } from '@/host/host-context';
import type { Host } from '@/host/types';
import { Layout } from '@/layout/layout';
import { lazyModule } from '@/lib/lazy-module';
import { pageData } from '@/lib/page-data';
import { guardPresses } from '@/lib/press-guard';
import { setRootData } from '@/lib/root-element';
import { FailedScreen } from '@/routing/failed-screen';
import { visitKey } from '@/routing/routes';
import { useScrollAnchor } from '@/routing/use-scroll-anchor';
import { Visit } from '@/visit/visit';
import { fetchAhead } from './fetch-ahead';
import { NotificationArea } from './notification-area';
import { useDocumentLanguage } from './use-document-language';

/** Shows the error screen for failures outside the screens, until the visitor navigates. */
function SiteErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={visitKey(useLocation())} fallback={(error) => <FailedScreen error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

const desk = lazyModule(async () => {
  const [module] = await Promise.all([import('./desk'), loadDocument()]);
  return module;
});

function BrandColor() {
  const { accent } = useContent().foundation;
  // Sets the color before the paint, so that no other foundation's color shows.
  useLayoutEffect(() => {
    // Skips the page's own color, because setting the property restyles the whole page, and reading it forces a layout.
    if (accent === pageData.accent) return undefined;
    const { style } = document.documentElement;
    // Falls back to the site's own color, even if the site was built with another.
    style.setProperty('--brand', accent || 'initial');
    return () => void style.removeProperty('--brand');
  }, [accent]);
  return null;
}

/** Renders the site in a router and a host. If a screen fails, the kiosk continues, and no edit or typed text is lost. */
export function App({ host }: { host: Host }) {
  const [visitor, setVisitor] = useState(0);
  const Desk = useLazyModule(desk, host.mode === 'desk');
  const isNext = visitor > 0;
  const onVisitEnd = () => setVisitor(visitor + 1);

  // Sets the attribute for the style sheet before the first paint.
  useLayoutEffect(() => (host.mode === 'kiosk' ? setRootData({ kiosk: '' }) : undefined), [host.mode]);
  useScrollAnchor();
  const { isShared } = capabilities[host.mode];
  const siteFolder = useSiteFolder();
  useEffect(() => fetchAhead(siteFolder, isShared), [siteFolder, isShared]);
  useDocumentLanguage(!isShared);
  useEffect(() => guardPresses(isShared), [isShared]);

  return (
    <HostProvider value={host}>
      <BrandColor />
      {Desk && <Desk.Bridge />}
      <Visit key={visitor}>
        <SiteErrorBoundary>
          <TooltipProvider>
            <Layout tools={Desk && <Desk.HeaderTools />} />
          </TooltipProvider>
        </SiteErrorBoundary>
        <NotificationArea />
        {Desk && <Desk.VisitTools isNext={isNext} onVisitEnd={onVisitEnd} />}
        {host.mode === 'kiosk' && (
          <Kiosk port={host.kiosk} screenAt={matchScreen} startsAtRest={isNext} onVisitEnd={onVisitEnd} />
        )}
        {host.mode !== 'kiosk' && <ToolDialogs />}
      </Visit>
    </HostProvider>
  );
}
