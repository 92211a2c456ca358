/** Carries values between parts of the site that do not import one another. */
export interface Channel<Value> {
  readonly send: (value: Value) => void;
  /**
   * Calls the listener with each value that is sent.
   *
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: (value: Value) => void) => () => void;
}

/** Creates a channel; without a type, it carries mere signals. */
export function channel<Value = void>(): Channel<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    send(value) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
