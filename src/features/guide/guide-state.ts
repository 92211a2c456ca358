/** What the guide shows. */
export interface GuideState {
  readonly isOn: boolean;
  /** What is being said. */
  readonly caption: string;
  readonly isHelpOpen: boolean;
  readonly isScreenHidden: boolean;
}

/** The state between visitors. */
export const off: GuideState = { isOn: false, caption: '', isHelpOpen: false, isScreenHidden: false };

/** Holds the state for React. */
export type GuideStore = ReturnType<typeof createGuideStore>;

/** Creates the store of a guide that is off. */
export function createGuideStore() {
  const listeners = new Set<() => void>();
  let state = off;

  return {
    get: () => state,
    set(change: Partial<GuideState>): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
