import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react';

/**
 * Creates a state that all components below its provider share, and that ends with the provider.
 *
 * @param initial returns the first value, which is also the value outside a provider, where it cannot change
 * @returns the provider, and a hook that is used like `useState`
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
