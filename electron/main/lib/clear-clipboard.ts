import { clipboard } from 'electron';

/** Clears what a visitor copied. Linux also keeps what was only selected. */
export function clearClipboard(): void {
  clipboard.clear();
  clipboard.selection?.clear();
}
