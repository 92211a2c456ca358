import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { ContentProvider } from '@/content-store/content-store';
import { sampleContent } from '@/copy/editable';
import { common } from '@/copy/site';
import { Kiosk } from '@/features/kiosk';
import { HostProvider } from '@/host/host-context';
import type { Host } from '@/host/types';
import { Layout } from '@/layout/layout';
import { onDemand } from '@/lib/on-demand';
import { visitKey } from '@/routing/routes';
import { MessageDraftProvider } from '@/screens/contact/message-draft';
import { ErrorScreen } from '@/screens/error/error-screen';
import { DeskBridge } from './desk-bridge';

const notifications = onDemand(() => import('@/components/ui/notifications'));
const tooltipLayer = onDemand(() => import('@/components/ui/tooltip-layer'));

/** Shows the error screen for failures outside the screens, until the visitor navigates. */
function SiteErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={visitKey(useLocation())} fallback={(error) => <ErrorScreen error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function Tooltips({ children }: { children: ReactNode }) {
  return <TooltipProvider Layer={useOnDemand(tooltipLayer, 'idle')}>{children}</TooltipProvider>;
}

/** The first screen neither waits for the notifications nor fails with them; earlier ones are shown once they are there. */
function NotificationArea() {
  const Notifications = useOnDemand(notifications, 'idle');
  return (
    Notifications && <Notifications label={common.notificationsLabel} closeLabel={common.closeNotification} />
  );
}

/** The whole site, for the router and the host that it is given. */
export function App({ host }: { host: Host }) {
  const [visitor, setVisitor] = useState(0);

  /** Gives the next visitor a fresh site. Staff's edits stay, because the content store is above the new key. */
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
          {host.mode === 'kiosk' && <Kiosk port={host.kiosk} onReset={startOver} />}
        </ContentProvider>
      </HostProvider>
    </SiteErrorBoundary>
  );
}
