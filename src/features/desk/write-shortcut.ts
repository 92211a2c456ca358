type KeyNames = Readonly<Record<string, string>>;

/** The symbols that a Mac uses for its keys, as in its menus. */
const macSymbols: KeyNames = { CmdOrCtrl: '⌘', Cmd: '⌘', Ctrl: '⌃', Shift: '⇧', Plus: '+', '-': '-' };

/** Writes a shortcut of src/host/desk-shortcuts.ts as the system does, such as `Ctrl+Shift+N` or `⌘⇧N`. */
export function writeShortcut(shortcut: string, isMac: boolean, names: KeyNames): string {
  const known: KeyNames = isMac ? macSymbols : { ...names, CmdOrCtrl: 'Ctrl' };
  const keys = shortcut.split('+').map((key) => known[key] ?? key);
  return keys.join(isMac ? '' : '+');
}
