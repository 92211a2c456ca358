import type { ExternalToast, toast as Toast } from 'sonner';
import { announcements } from '@/lib/channel';
import { prefetchedModule } from '@/lib/lazy-module';

/** The area of the notifications, and the library that fills it. */
export const notifications = prefetchedModule(async () => ({ default: await import('./notifications') }));

let lastId = 0;

/** Longer than Sonner takes to fade a notification out. */
const FADE_MS = 1_000;

interface NotificationButton {
  label: string;
  onClick: () => void;
}

/** A notification (specification, section 3). A second one with the same id replaces the first. */
interface Notification extends Pick<ExternalToast, 'id' | 'icon' | 'position' | 'duration' | 'dismissible'> {
  title: string;
  description?: string;
  type?: 'success' | 'info' | 'warning' | 'error' | 'loading';
  action?: NotificationButton;
  cancel?: NotificationButton;
}

const withToast = (run: (toast: typeof Toast) => void) =>
  void notifications.keepFetching().then(({ toast }) => run(toast));

/** The notifications on the screen. Sonner keeps even dismissed ones, so it never gets these functions and their texts. */
const shown = new Map<string | number, () => Notification>();

/** Shows a brief notification (specification, section 2), read again when it re-renders: the language may have changed. */
export function notify(current: () => Notification): string | number {
  const { type, id = ++lastId, title: _, description, action, cancel, ...options } = current();
  shown.set(id, current);
  const now = () => shown.get(id)?.();
  const forget = () =>
    setTimeout(() => {
      if (shown.get(id) === current) shown.delete(id);
    }, FADE_MS);
  const button = (name: 'action' | 'cancel'): ExternalToast['action'] => ({
    onClick({ currentTarget }) {
      // Removes the focus from a button that is about to go, so that Sonner restores the previous focus.
      currentTarget.blur();
      now()?.[name]?.onClick();
      forget();
    },
    get label() {
      return now()?.[name]?.label;
    },
  });
  withToast((toast) => {
    const content = now();
    if (!content) return;
    (type ? toast[type] : toast)(() => now()?.title, {
      id,
      ...options,
      onAutoClose: forget,
      onDismiss: forget,
      ...(description && { description: () => now()?.description }),
      ...(action && { action: button('action') }),
      ...(cancel && { cancel: button('cancel') }),
    });
    announcements.send({
      text: [content.title, content.description].filter(Boolean).join(' '),
      kind: 'change',
    });
  });
  return id;
}

/** Dismisses a notification, if it is still there. */
export const dismissNotification = (id: string | number) => withToast((toast) => toast.dismiss(id));

/** Dismisses all notifications at once, because an area that mounts for the next visitor would show them again. */
export function dismissAllNotifications(): void {
  shown.clear();
  notifications.current()?.toast.dismiss();
}
