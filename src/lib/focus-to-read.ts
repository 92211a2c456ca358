/**
 * Focuses an element that a screen reader is to read on from. The reading position would otherwise stay where the
 * selection is: in Firefox in the field that had the focus before, in Chromium at the top once a dialog has closed.
 */
export function focusToRead(element: HTMLElement | null, options?: FocusOptions): void {
  document.getSelection()?.collapse(element, 0);
  element?.focus(options);
}
