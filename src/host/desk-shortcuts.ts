import { keysOf } from '@/lib/keys-of';

/** The commands in the menu of a desk window that the page carries out, in the groups in which the menu has them. */
export const commandGroups = {
  visit: ['newVisitor'],
  contentFile: ['open', 'save', 'saveAs'],
  website: ['saveWebsite', 'tryWebsite'],
  takeAlong: ['takeHome', 'share'],
  find: ['find', 'findNext', 'findPrevious'],
  tools: ['phoneList', 'talkBoard'],
  help: ['shortcuts'],
} as const;

export type SiteCommand = (typeof commandGroups)[keyof typeof commandGroups][number];

/** The shortcuts as Electron writes them; the second one is for a Mac, if it differs there. */
const shortcuts = {
  newVisitor: ['CmdOrCtrl+Shift+N'],
  find: ['CmdOrCtrl+F'],
  findNext: ['F3', 'Cmd+G'],
  findPrevious: ['Shift+F3', 'Cmd+Shift+G'],
  phoneList: ['CmdOrCtrl+L'],
  talkBoard: ['CmdOrCtrl+T'],
  print: ['CmdOrCtrl+P'],
  back: ['Alt+Left', 'Cmd+['],
  forward: ['Alt+Right', 'Cmd+]'],
  zoomIn: ['CmdOrCtrl+Plus'],
  zoomOut: ['CmdOrCtrl+-'],
  resetZoom: ['CmdOrCtrl+0'],
  togglefullscreen: ['F11', 'Ctrl+Cmd+F'],
  open: ['CmdOrCtrl+O'],
  save: ['CmdOrCtrl+S'],
  saveAs: ['CmdOrCtrl+Shift+S'],
  reload: ['CmdOrCtrl+R'],
  shortcuts: ['F1'],
} as const;

/** A command of a desk window that has a shortcut, except for opening a screen. */
export type ShortcutId = keyof typeof shortcuts;

/** Everything that has a shortcut, in the order in which they are listed. */
export const shortcutIds = keysOf(shortcuts);

/** The shortcut, such as `CmdOrCtrl+Shift+N`. */
export function shortcutOf(id: ShortcutId, isMac: boolean): string {
  const [keys, onMac = keys] = shortcuts[id];
  return isMac ? onMac : keys;
}

/** Returns the shortcut of a screen by its place in the menu, counted from 0. */
export function screenShortcut(index: number): string {
  return `CmdOrCtrl+${index + 1}`;
}
