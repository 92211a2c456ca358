/** Marks a part of the page as the guide's own, which it neither reads nor observes. */
export const unread = { 'data-guide-unread': '' };

/** Selects what is marked as {@link unread}. */
export const unreadSelector = '[data-guide-unread]';
