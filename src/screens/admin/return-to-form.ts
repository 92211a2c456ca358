/** Focuses the first field of the form that is open in a panel: for the button that opened it, pressed once more. */
export function returnToForm(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('form input')?.focus();
}
