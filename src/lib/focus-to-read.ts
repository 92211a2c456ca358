/** Focuses the first visible heading in an element, without scrolling. */
export function focusHeading(container: Element | null | undefined, selector: 'h1' | 'h3' = 'h1'): void {
  container?.querySelector<HTMLElement>(`${selector}:not([hidden] *)`)?.focus({ preventScroll: true });
}

/** Focuses an element, and moves the reading position of screen readers there, which would otherwise stay at the selection. */
export function focusToRead(element: HTMLElement | null, options?: FocusOptions): void {
  document.getSelection()?.collapse(element, 0);
  element?.focus(options);
}
