import type { Input } from 'electron';

type Key = Pick<Input, 'key' | 'shift' | 'control' | 'alt' | 'meta' | 'isComposing'>;

/** Keys with a name that write, move or wait for another key. */
const plainKeys = new Set(
  [
    'Alt AltGraph Shift Control CapsLock NumLock Compose Dead Process Unidentified',
    'Enter Tab Escape Backspace Delete Insert',
    'ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown',
  ].flatMap((names) => names.split(' ')),
);

/** With Ctrl or Cmd: move and delete by words. */
const wordKeys = new Set('ArrowLeft ArrowRight ArrowUp ArrowDown Home End Backspace Delete'.split(' '));

/** With Ctrl or Cmd: select all, copy, paste, cut, undo, redo. */
const editingLetters = new Set('acvxyz');

const isCharacter = (key: string) => [...key].length === 1;

function isCommandAllowed({ key, shift, control, meta }: Key): boolean {
  const letter = key.toLowerCase();
  if (shift && letter === 'q') return control && !meta;
  if (plainKeys.has(key) && /^(Shift|Control|Alt)/.test(key)) return true;
  if (wordKeys.has(key)) return !meta;
  return editingLetters.has(letter) && (!shift || letter === 'z');
}

/**
 * Decides about a key in the kiosk. What writes and edits text is let through, and Ctrl+Shift+Q, which calls the
 * staff panel; every other command of Chromium or the system is refused, whatever it may be in later versions.
 */
export function isKeyAllowed(key: Key): boolean {
  if (key.isComposing) return true;
  // AltGr, which writes characters such as @, counts as Ctrl and Alt on Windows.
  if (key.control && key.alt && !key.meta) return isCharacter(key.key) && !/[a-z0-9]/i.test(key.key);
  if (key.control || key.meta) return isCommandAllowed(key);
  if (isCharacter(key.key)) return true;
  return plainKeys.has(key.key) && (!key.alt || /^(Alt|Shift)/.test(key.key));
}
