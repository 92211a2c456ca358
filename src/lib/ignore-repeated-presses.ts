/** What ignores at the moment; who presses by keys or aids may never make the press that ends it. */
let guard: AbortController | undefined;

/**
 * Ignores the rest of a double-click, until the next press that is the first of its kind. Shaking hands press twice;
 * where the first press makes things move under the pointer, the second would hit whatever has come to lie there.
 */
export function ignoreRepeatedPresses(): void {
  guard?.abort();
  guard = new AbortController();
  const { signal } = guard;
  const onPress = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      guard?.abort();
    }
  };
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, onPress, { capture: true, signal });
  }
}
