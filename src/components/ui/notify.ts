import type { ReactNode } from 'react';
import { announcements } from '@/lib/channel';
import { lazyModule } from '@/lib/lazy-module';

const sonner = lazyModule(async () => ({ default: (await import('sonner')).toast }));

let lastId = 0;

interface NotificationButton {
  label: string;
  onClick: () => void;
}

/** A notification (specification, section 3). */
interface Notification {
  /** A second notification with the same id replaces the first. */
  id?: string | number;
  title: string;
  description?: string;
  type?: 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';
  icon?: ReactNode;
  position?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';
  /** Milliseconds until it closes by itself; `Infinity` keeps it open. */
  duration?: number;
  action?: NotificationButton;
  cancel?: NotificationButton;
  /** Whether a swipe, the close button and Escape dismiss it; `true` by default. */
  dismissible?: boolean;
}

function withToast(run: (toast: typeof import('sonner').toast) => void): void {
  void sonner.keepFetching().then(run);
}

/**
 * The notifications since all were last dismissed. Sonner keeps even dismissed ones, so it gets nothing of them to keep: such a
 * function holds on to what a visitor has typed on the screen that it is from.
 */
const shown = new Map<string | number, () => Notification>();

/**
 * Shows a brief notification (specification, section 2), once its code is there.
 *
 * @param current returns the notification; called again when it re-renders, as the language may have changed
 */
export function notify(current: () => Notification): string | number {
  const { type = 'default', id = ++lastId, title: _, description, action, cancel, ...options } = current();
  shown.set(id, current);
  const now = () => shown.get(id)?.();
  const button = (name: 'action' | 'cancel') => ({
    onClick: () => now()?.[name]?.onClick(),
    get label() {
      return now()?.[name]?.label;
    },
  });
  const toastOptions = {
    id,
    ...options,
    ...(description && { description: () => now()?.description }),
    ...(action && { action: button('action') }),
    ...(cancel && { cancel: button('cancel') }),
  };
  withToast((toast) => {
    const said = now();
    if (!said) return;
    (type === 'default' ? toast : toast[type])(() => now()?.title, toastOptions);
    announcements.send({ text: [said.title, said.description].filter(Boolean).join(' '), kind: 'change' });
  });
  return id;
}

/** Dismisses a notification, if it is still there. */
export function dismissNotification(id: string | number): void {
  withToast((toast) => toast.dismiss(id));
}

/** Dismisses all notifications. */
export function dismissAllNotifications(): void {
  shown.clear();
  withToast((toast) => toast.dismiss());
}
