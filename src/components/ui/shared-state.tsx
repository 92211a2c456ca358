import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react';

/**
 * Creates a state that all components below its provider share, with a hook like `useState`. Outside of a provider, it has its
 * first value, and cannot change.
 */
export function sharedState<Value>(initial: () => Value) {
  const Context = createContext<readonly [Value, Dispatch<SetStateAction<Value>>]>([
    initial(),
    () => undefined,
  ]);
  const Provider = ({ children }: { children: ReactNode }) => (
    <Context value={useState(initial)}>{children}</Context>
  );
  return [Provider, () => useContext(Context)] as const;
}
