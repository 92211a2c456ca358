/** Blocks the system's file dialogs, which a kiosk's visitor might not be able to close. */
export function blockFileDialogs(target: Pick<EventTarget, 'addEventListener'>): void {
  const block = (event: Event) => {
    const isFileInput = event.composedPath().some((each) => 'type' in each && each.type === 'file');
    if (isFileInput) event.preventDefault();
  };
  target.addEventListener('click', block, { capture: true });
}

/**
 * Blocks the print dialog, and file dialogs that no field opens: a visitor might not be able to close them. Runs in the page's
 * main world, before its scripts, because these are globals there.
 */
export function blockDialogs(): void {
  Object.defineProperty(globalThis, 'print', { value: () => undefined });
  for (const name of ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker']) {
    Object.defineProperty(globalThis, name, {
      value: () => Promise.reject(new DOMException('', 'AbortError')),
    });
  }
  const { execCommand } = Document.prototype;
  Object.defineProperty(Document.prototype, 'execCommand', {
    value(this: Document, command: string, ...rest: [showUi?: boolean, value?: string]) {
      return `${command}`.toLowerCase() !== 'print' && execCommand.call(this, command, ...rest);
    },
  });
}
