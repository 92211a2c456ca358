import { type ComponentType, useEffect, useState } from 'react';
import { common } from '@/words/site';
import { whenIdle } from './when-idle';

type Area = ComponentType<{ label: string; closeLabel: string }>;

/** How long to wait, in milliseconds, before what could not be fetched is asked for again. */
const RETRY_MS = 5_000;

/** The notifications, which the first screen neither waits for nor fails with; what was notified before is shown then. */
export function NotificationArea() {
  const [area, setArea] = useState<{ Component: Area }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const fetchArea = () =>
      import('@/components/ui/notifications').then(
        ({ default: Component }) => setArea({ Component }),
        () => {
          retry = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
        },
      );
    const forget = whenIdle(fetchArea);
    return () => {
      forget();
      clearTimeout(retry);
    };
  }, [attempt]);

  return area && <area.Component label={common.notificationsLabel} closeLabel={common.closeNotification} />;
}
