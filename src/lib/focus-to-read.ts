/** Focuses the first visible heading in an element, without scrolling. */
export function focusHeading(container: Element | null | undefined, selector: 'h1' | 'h3' = 'h1'): void {
  container?.querySelector<HTMLElement>(`${selector}:not([hidden] *)`)?.focus({ preventScroll: true });
}

/**
 * Focuses an element and moves the reading position of screen readers to it. That would otherwise stay at the selection:
 * in Firefox in the field that had the focus before, in Chromium at the top once a dialog has closed.
 */
export function focusToRead(element: HTMLElement | null, options?: FocusOptions): void {
  document.getSelection()?.collapse(element, 0);
  element?.focus(options);
}
