/** Returns the keys of an object that has no other keys than its type says, such as a constant. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}
