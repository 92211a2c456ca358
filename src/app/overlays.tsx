import { useCurrentScreen } from '@/address';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useCopy } from '@/copy';
import { lazyModule } from '@/lib/lazy-module';

export const notifications = lazyModule(() => import('@/components/ui/notifications'));

/**
 * Shows notifications once their code is there; the first screen neither waits for it nor fails with it. Only two screens
 * notify, so a visitor who saves data does not fetch it for the others.
 */
export function NotificationArea() {
  const { common } = useCopy();
  const screen = useCurrentScreen();
  const Notifications = useLazyModule(notifications, screen === 'contact' || screen === 'admin');
  return (
    Notifications && (
      <ErrorBoundary>
        <Notifications label={common.notificationsLabel} closeLabel={common.closeNotification} />
      </ErrorBoundary>
    )
  );
}
