import type { ReactNode } from 'react';
import { toast } from 'sonner';

/** A button of a notification. */
export interface NotificationButton {
  label: string;
  onClick: () => void;
}

/** A notification (specification, section 3). */
export interface Notification {
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

/**
 * Shows a brief notification (specification, section 2).
 *
 * @returns its id, for {@link dismissNotification}
 */
export function notify({ title, type = 'default', ...options }: Notification): string | number {
  const show = type === 'default' ? toast : toast[type];
  return show(title, options);
}

/** Dismisses a notification, if it is still there. */
export function dismissNotification(id: string | number): void {
  toast.dismiss(id);
}

/** Dismisses all notifications. */
export function dismissAllNotifications(): void {
  toast.dismiss();
}
