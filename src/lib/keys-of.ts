/** Returns the keys of an object that has no other keys than its type says, such as a constant. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** Makes an object that has a value for each key. */
export function mapKeys<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as { readonly [Each in Key]: Value };
}
