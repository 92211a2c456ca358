/** Returns a function that is called once for each object, and then returns the same result. */
export function memoize<Key extends object, More extends readonly unknown[], Value extends object>(
  create: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const known = new WeakMap<Key, Value>();
  return (key, ...more) => {
    const value = known.get(key) ?? create(key, ...more);
    known.set(key, value);
    return value;
  };
}
