/** Keeps the page from opening the system's own dialogs for files, which nobody could close on an unattended display. */
export function refuseFileDialogs(target: Pick<EventTarget, 'addEventListener'>): void {
  const refuse = (event: Event) => {
    const isFileField = event.composedPath().some((each) => 'type' in each && each.type === 'file');
    if (isFileField) event.preventDefault();
  };
  target.addEventListener('click', refuse, { capture: true });
}

/** Runs in the page's own world, before its scripts: a page can open the print dialog by this function alone. */
export function refusePrinting(): void {
  Object.defineProperty(globalThis, 'print', { value: () => undefined });
}
