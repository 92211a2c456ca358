import { common } from '@/words/site';
import { useIdlePart } from './use-idle-part';

const loadNotifications = () => import('@/components/ui/notifications');

/** The notifications; what was notified before they are there is shown then. */
export function NotificationArea() {
  const Notifications = useIdlePart(loadNotifications);
  return (
    Notifications && <Notifications label={common.notificationsLabel} closeLabel={common.closeNotification} />
  );
}
