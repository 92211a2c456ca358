import { useCurrentScreen } from '@/address';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { notifications } from '@/components/ui/notify';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useCopy } from '@/copy';
import type { ScreenId } from '@/copy/screen-paths';

/** The screens that notify: a visitor who saves data does not fetch the code for the others. */
const notifyingScreens: readonly ScreenId[] = ['programs', 'contact', 'admin'];

/** Shows notifications once their code has loaded. The first screen neither waits for it nor fails with it. */
export function NotificationArea() {
  const { common } = useCopy();
  const loaded = useLazyModule(notifications, notifyingScreens.includes(useCurrentScreen()));
  return (
    loaded && (
      <ErrorBoundary>
        <loaded.default label={common.notificationsLabel} closeLabel={common.closeNotification} />
      </ErrorBoundary>
    )
  );
}
