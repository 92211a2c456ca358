import { useEffect, useEffectEvent } from 'react';

/** Runs a function with a value after the first render, and whenever the value has changed. */
export function useOnChange<Value>(value: Value, run: (value: Value) => void): void {
  const onChange = useEffectEvent(run);
  useEffect(() => {
    // Returns nothing, because React would treat a result as a cleanup function.
    onChange(value);
  }, [value]);
}
