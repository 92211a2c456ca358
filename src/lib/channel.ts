/** Creates a channel between parts of the site that do not import one another. Without a type, it only signals. */
export function channel<Value = void>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    send(value: Value): void {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Signals that a visitor is active without giving input, for example while listening. */
export const activity = channel();

/** Where the visitor is now, or something that has changed there. */
export type AnnouncementKind = 'place' | 'change';

/** Carries announcements for screen readers to a voice that speaks in their place. */
export const announcements = channel<{ readonly text: string; readonly kind: AnnouncementKind }>();
