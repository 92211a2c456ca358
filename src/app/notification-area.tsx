import { lazy, Suspense, useEffect, useState } from 'react';
import { common } from '@/content/site';
import { whenIdle } from './when-idle';

const Notifications = lazy(() => import('@/components/ui/notifications'));

/** The notifications, which the first screen does not wait for; what was notified before is shown then. */
export function NotificationArea() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => whenIdle(() => setWanted(true)), []);

  return (
    <Suspense>
      {wanted && <Notifications label={common.notificationsLabel} closeLabel={common.closeNotification} />}
    </Suspense>
  );
}
