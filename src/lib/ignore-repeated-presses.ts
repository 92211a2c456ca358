/** Aborts the current guard. Somebody on a keyboard or a switch may never make the press that ends it. */
let guard: AbortController | undefined;

/**
 * Ignores the rest of a double-click, until the next press that is not part of it. Shaking hands press twice; when the
 * first press makes the page move, the second would hit whatever is under the pointer by then.
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
