import { clipboard } from 'electron';

/** Clears what a visitor copied or, on Linux, only selected. */
export function clearClipboard(): void {
  clipboard.clear();
  clipboard.selection?.clear();
}
