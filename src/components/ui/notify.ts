import type { ReactNode } from 'react';
import { toast } from 'sonner';

/** A button of a notification. */
export interface NotificationButton {
  label: string;
  onClick: () => void;
}

/** The notification message shape of the specification, section 3. */
export interface Notification {
  /** Showing a second notification with the same id replaces the first. */
  id?: string | number;
  title: string;
  description?: string;
  type?: 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';
  icon?: ReactNode;
  position?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';
  /** Milliseconds until it goes away by itself; `Infinity` to stay. */
  duration?: number;
  action?: NotificationButton;
  cancel?: NotificationButton;
  /** Whether swipe, close button and Escape take it away; they do unless this is false. */
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

/** Takes a notification away; nothing happens when it is already gone. */
export function dismissNotification(id: string | number): void {
  toast.dismiss(id);
}

/** Takes all notifications away. */
export function dismissAllNotifications(): void {
  toast.dismiss();
}
