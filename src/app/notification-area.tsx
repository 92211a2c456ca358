import { common } from '@/words/site';
import { useFetched } from './use-fetched';

const load = () => import('@/components/ui/notifications');

/** The notifications; what was notified before they are there is shown then. */
export function NotificationArea() {
  const Area = useFetched(load);
  return Area && <Area label={common.notificationsLabel} closeLabel={common.closeNotification} />;
}
