/** Blocks the system's file dialogs, which a kiosk's visitor might not be able to close. */
export function blockFileDialogs(target: Pick<EventTarget, 'addEventListener'>): void {
  const block = (event: Event) => {
    const isFileInput = event.composedPath().some((each) => 'type' in each && each.type === 'file');
    if (isFileInput) event.preventDefault();
  };
  target.addEventListener('click', block, { capture: true });
}

/** Blocks the print dialog. Runs in the page's main world, before its scripts, as `print` is a global there. */
export function blockPrinting(): void {
  Object.defineProperty(globalThis, 'print', { value: () => undefined });
}
