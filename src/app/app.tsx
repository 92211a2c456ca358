import { useLocation } from 'react-router-dom';
import { TooltipProvider } from '@/components/ui/tooltip';
import { sampleContent } from '@/content/editable';
import { ContentProvider } from '@/content-store/content-store';
import { HostProvider } from '@/host/host-context';
import type { Host } from '@/host/types';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout/layout';
import { NotificationArea } from './notification-area';

/** The whole site, for the router and the host that it is given. */
export function App({ host }: { host: Host }) {
  return (
    <ErrorBoundary place={useLocation().key}>
      <HostProvider value={host}>
        <ContentProvider initial={sampleContent}>
          <TooltipProvider>
            <Layout />
          </TooltipProvider>
          <NotificationArea />
        </ContentProvider>
      </HostProvider>
    </ErrorBoundary>
  );
}
