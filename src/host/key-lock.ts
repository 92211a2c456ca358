import { isUsableKey } from './keypads';
import { isStaffShortcut, type PressedKey } from './staff-shortcut';

interface Key extends PressedKey {
  readonly isComposing: boolean;
}

/** Named keys that edit text, move the cursor or focus, or modify another key. */
const plainKeys = new Set(
  [
    'Alt AltGraph Shift Control CapsLock NumLock Compose Dead Process Unidentified',
    'Enter Tab Escape Backspace Delete Insert',
    'ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown',
  ].flatMap((names) => names.split(' ')),
);

/** With Ctrl or Cmd, these keys move or delete by word or line. */
const wordKeys = new Set('ArrowLeft ArrowRight ArrowUp ArrowDown Home End Backspace Delete'.split(' '));

/** With Ctrl or Cmd, these letters select all, copy, paste, cut, undo and redo. */
const editingLetters = new Set('acvxyz');

const isCharacter = (key: string) => [...key].length === 1;

function isCommandAllowed({ key, shift, meta }: Key): boolean {
  const letter = key.toLowerCase();
  if (plainKeys.has(key) && /^(Shift|Control|Alt)/.test(key)) return true;
  if (wordKeys.has(key)) return !meta;
  return editingLetters.has(letter) && (!shift || letter === 'z');
}

/** Whether a kiosk allows a key: for text, the audio guide or the staff panel. Blocks all other shortcuts, also future ones. */
export function isKeyAllowed(key: Key): boolean {
  if (key.isComposing || isStaffShortcut(key)) return true;
  // Windows reports AltGr, which types characters such as @, as Ctrl+Alt.
  if (key.control && key.alt && !key.meta) return isCharacter(key.key) && !/[a-z0-9]/i.test(key.key);
  if (key.control || key.meta) return isCommandAllowed(key);
  // Alt with a character types nothing on Windows and Linux, but opens menus.
  if (isCharacter(key.key)) return !key.alt;
  if (plainKeys.has(key.key)) return !key.alt || /^(Alt|Shift)/.test(key.key);
  // Checks the position, because F13 to F24, and a numeric pad without NumLock, have other names on some systems.
  return isUsableKey(key.code) && !key.alt && !key.shift;
}
