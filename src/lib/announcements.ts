/** What is announced: where the visitor is now, or something that has changed there. */
export type AnnouncementKind = 'place' | 'change';

type Listener = (text: string, kind: AnnouncementKind) => void;

const listeners = new Set<Listener>();

/** Reports what screen readers announce to whoever speaks in their place. */
export function announce(text: string, kind: AnnouncementKind = 'change'): void {
  for (const listener of listeners) listener(text, kind);
}

/**
 * Subscribes to announcements.
 *
 * @returns a function that unsubscribes
 */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
