import { useIdleImport } from '@/components/ui/use-idle-import';
import { common } from '@/copy/site';

const loadNotifications = () => import('@/components/ui/notifications');

/** The notifications, which the first screen neither waits for nor fails with; what was notified before is shown then. */
export function NotificationArea() {
  const Area = useIdleImport(loadNotifications);
  return Area && <Area label={common.notificationsLabel} closeLabel={common.closeNotification} />;
}
