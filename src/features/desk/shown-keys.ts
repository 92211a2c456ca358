/** How keys are called in a language. */
export type KeyNames = Readonly<Record<string, string>>;

/** The symbols that a Mac has for its keys, also in its menus. */
const macSymbols: KeyNames = { CmdOrCtrl: '⌘', Cmd: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' };

/**
 * The keys of a shortcut as they are written on the keyboard.
 *
 * @param shortcut as in `src/host/desk-shortcuts.ts`, such as `CmdOrCtrl+Shift+N`
 */
export function shownKeys(shortcut: string, isMac: boolean, names: KeyNames): string[] {
  const known: KeyNames = isMac ? { ...names, ...macSymbols } : { ...names, CmdOrCtrl: 'Ctrl' };
  return shortcut.split('+').map((key) => known[key] ?? key);
}
