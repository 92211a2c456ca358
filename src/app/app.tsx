import { useState } from 'react';
import { ContentProvider } from '@/content-store/content-store';
import { sampleContent } from '@/copy/editable';
import { LazyKiosk } from '@/features/kiosk/lazy-kiosk';
import { HostProvider } from '@/host/host-context';
import type { Host } from '@/host/types';
import { Layout } from '@/layout/layout';
import { MessageDraftProvider } from '@/screens/contact/message-draft';
import { DeskBridge } from './desk-bridge';
import { NotificationArea } from './notification-area';
import { SiteErrorBoundary } from './site-error-boundary';
import { Tooltips } from './tooltips';

/** The whole site, for the router and the host that it is given. */
export function App({ host }: { host: Host }) {
  const [visitor, setVisitor] = useState(0);

  /** Gives the next visitor a fresh site; staff's edits stay, as they live above what is made anew. */
  function startOver() {
    setVisitor((last) => last + 1);
    window.scrollTo(0, 0);
  }

  return (
    <SiteErrorBoundary>
      <HostProvider value={host}>
        <ContentProvider initial={sampleContent}>
          <Tooltips>
            <MessageDraftProvider key={visitor}>
              <Layout />
            </MessageDraftProvider>
          </Tooltips>
          <NotificationArea />
          {host.mode === 'desk' && <DeskBridge port={host.desk} />}
          {host.mode === 'kiosk' && <LazyKiosk port={host.kiosk} onReset={startOver} />}
        </ContentProvider>
      </HostProvider>
    </SiteErrorBoundary>
  );
}
