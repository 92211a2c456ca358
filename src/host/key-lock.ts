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

/** With Ctrl or Cmd, these move or delete by word or line. */
const wordKeys = new Set('ArrowLeft ArrowRight ArrowUp ArrowDown Home End Backspace Delete'.split(' '));

/** With Ctrl or Cmd, these select all, copy, paste, cut, undo and redo. */
const editingLetters = new Set('acvxyz');

const isCharacter = (key: string) => [...key].length === 1;

function isCommandAllowed({ key, shift, meta }: Key): boolean {
  const letter = key.toLowerCase();
  if (plainKeys.has(key) && /^(Shift|Control|Alt)/.test(key)) return true;
  if (wordKeys.has(key)) return !meta;
  return editingLetters.has(letter) && (!shift || letter === 'z');
}

/**
 * Whether a kiosk lets a key through. Allowed are keys that enter or edit text, those of the audio guide, and the
 * shortcut that opens the staff panel. Every other shortcut is blocked, including those that Chromium or the system may
 * add in the future.
 */
export function isKeyAllowed(key: Key): boolean {
  if (key.isComposing || isStaffShortcut(key)) return true;
  // On Windows, AltGr, which enters characters such as @, is reported as Ctrl+Alt.
  if (key.control && key.alt && !key.meta) return isCharacter(key.key) && !/[a-z0-9]/i.test(key.key);
  if (key.control || key.meta) return isCommandAllowed(key);
  // On Windows and Linux, Alt and a character type nothing, but open menus.
  if (isCharacter(key.key)) return !key.alt;
  if (plainKeys.has(key.key)) return !key.alt || /^(Alt|Shift)/.test(key.key);
  // By position: F13 to F24 arrive under other names on some systems, and so does a numeric pad without NumLock.
  return isUsableKey(key.code) && !key.alt && !key.shift;
}
