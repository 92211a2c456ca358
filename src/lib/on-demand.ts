import type { ComponentType } from 'react';

/** A component whose code is fetched when it is needed, or ahead of time while the browser is idle. */
export interface OnDemand<Props> {
  /** The component, once its code has been fetched. */
  readonly current: () => ComponentType<Props> | undefined;
  /**
   * Fetches the code. Concurrent calls share one request.
   *
   * @throws when the request fails; a later call tries again
   */
  readonly fetch: () => Promise<void>;
  /**
   * Subscribes to the code having been fetched, whoever asked for it.
   *
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Splits a component off into code that is fetched on demand. This is the one way the site loads code later:
 * `React.lazy` remembers a failed import for good, and always renders a fallback first, even for code that is there.
 * List the result in `src/app/on-demand-code.ts`, so that it is fetched before the visitor may be offline.
 *
 * @param load imports the module whose default export is the component
 */
export function onDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>): OnDemand<Props> {
  const listeners = new Set<() => void>();
  let component: ComponentType<Props> | undefined;
  let request: Promise<void> | undefined;

  async function fetchCode(): Promise<void> {
    try {
      component = (await load()).default;
      for (const listener of listeners) listener();
    } finally {
      request = undefined;
    }
  }

  return {
    current: () => component,
    fetch() {
      request ??= fetchCode();
      return request;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
