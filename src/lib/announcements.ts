import { channel } from './channel';

/** What is announced: where the visitor is now, or something that has changed there. */
export type AnnouncementKind = 'place' | 'change';

/** What screen readers announce, for whoever speaks in their place. */
export const announcements = channel<{ readonly text: string; readonly kind: AnnouncementKind }>();
