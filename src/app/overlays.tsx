import type { ReactNode } from 'react';
import { useCurrentScreen } from '@/address';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useCopy } from '@/copy';
import type { ScreenId } from '@/copy/screen-paths';
import { useCapabilities } from '@/host/capabilities';
import { lazyModule } from '@/lib/lazy-module';

export const notifications = lazyModule(() => import('@/components/ui/notifications'));
export const tooltipLayer = lazyModule(() => import('@/components/ui/tooltip-layer'));

/** Gives the controls below it their tooltips once the code has loaded. The kiosk has none: they could be out of reach. */
export function Tooltips({ children }: { children: ReactNode }) {
  const { isTouchOnly } = useCapabilities();
  const Layer = useLazyModule(tooltipLayer, false);
  return <TooltipProvider Layer={isTouchOnly ? undefined : Layer}>{children}</TooltipProvider>;
}

/** The screens that notify: a visitor who saves data does not fetch the code for the others. */
const notifyingScreens: readonly ScreenId[] = ['programs', 'contact', 'admin'];

/** Shows notifications once their code has loaded. The first screen neither waits for it nor fails with it. */
export function NotificationArea() {
  const { common } = useCopy();
  const screen = useCurrentScreen();
  const Notifications = useLazyModule(notifications, notifyingScreens.includes(screen));
  return (
    Notifications && (
      <ErrorBoundary>
        <Notifications label={common.notificationsLabel} closeLabel={common.closeNotification} />
      </ErrorBoundary>
    )
  );
}
