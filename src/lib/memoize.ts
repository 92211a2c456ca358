/** Returns a function that computes its result once per object, and caches it. */
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
