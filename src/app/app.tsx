import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { ContentProvider } from '@/content-store/content-store';
import { sampleContent } from '@/copy/editable';
import { FinderStateProvider } from '@/features/finder/finder-state';
import { Kiosk } from '@/features/kiosk';
import { EasyReadProvider } from '@/features/reading-tools';
import { capabilities } from '@/host/capabilities';
import { HostProvider } from '@/host/host-context';
import type { Host } from '@/host/types';
import { Layout } from '@/layout/layout';
import { guardPresses } from '@/lib/press-guard';
import { FailedScreen } from '@/routing/failed-screen';
import { matchScreen, visitKey } from '@/routing/routes';
import { OpenFormsProvider } from '@/screens/admin/open-forms';
import { MessageDraftProvider } from '@/screens/contact/message-draft';
import { DeskBridge } from './desk-bridge';
import { fetchAhead } from './fetch-ahead';
import { NotificationArea, Tooltips } from './overlays';

/** Shows the error screen for failures outside the screens, until the visitor navigates. */
function SiteErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={visitKey(useLocation())} fallback={(error) => <FailedScreen error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * The whole site, for the router and the host that it is given. The error boundary is around the screens and their layout
 * alone: whatever fails there, the kiosk goes on, and neither edits nor what a visitor has typed are lost.
 */
export function App({ host }: { host: Host }) {
  const [visitor, setVisitor] = useState(0);
  const easyRead = useState(false);

  useEffect(() => fetchAhead(), []);
  useEffect(() => guardPresses(capabilities[host.mode].isShared), [host.mode]);

  /** Gives the next visitor a fresh site. Staff's edits stay, because the content store is above the new key. */
  function startOver() {
    setVisitor((last) => last + 1);
    easyRead[1](false);
    window.scrollTo(0, 0);
  }

  return (
    <HostProvider value={host}>
      <EasyReadProvider value={easyRead}>
        <ContentProvider initial={sampleContent}>
          <MessageDraftProvider key={visitor}>
            <OpenFormsProvider>
              <FinderStateProvider>
                <SiteErrorBoundary>
                  <Tooltips>
                    <Layout />
                  </Tooltips>
                </SiteErrorBoundary>
              </FinderStateProvider>
            </OpenFormsProvider>
          </MessageDraftProvider>
          <NotificationArea />
          {host.mode === 'desk' && <DeskBridge port={host.desk} />}
          {host.mode === 'kiosk' && <Kiosk port={host.kiosk} screenAt={matchScreen} onReset={startOver} />}
        </ContentProvider>
      </EasyReadProvider>
    </HostProvider>
  );
}
