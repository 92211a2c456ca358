function press(key: string): void {
  if (key === '{bksp}') document.execCommand('delete');
  else if (key === '{enter}') document.execCommand('insertText', false, '\n');
  else if (key === '{space}') document.execCommand('insertText', false, ' ');
  else document.execCommand('insertText', false, key);
}

/**
 * Types into a field as a keyboard would, and leaves the focus where it was. The old command is the one way that
 * respects the caret in every kind of field, e-mail fields included, and keeps the browser's undo.
 */
export function type(key: string, field: HTMLElement): void {
  const { activeElement } = document;
  field.focus({ preventScroll: true });
  press(key);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}
