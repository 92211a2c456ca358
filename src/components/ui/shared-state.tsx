import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react';

/** Creates a state that components below its provider share. Outside, it has its first value, and cannot change. */
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
