import { expect, test } from 'vitest';
import { shortcuts as english } from '@/content/en/desk';
import { shortcuts as spanish } from '@/content/es/desk';
import { shownKeys } from '@/features/desk/shown-keys';

test.each([
  ['CmdOrCtrl+Shift+N', 'Ctrl Shift N', 'Ctrl Mayús N', '⌘ ⇧ N'],
  ['Alt+Left', 'Alt Left arrow', 'Alt Flecha izquierda', '⌥ Left arrow'],
  ['CmdOrCtrl+-', 'Ctrl Minus', 'Ctrl Menos', '⌘ Minus'],
  ['F3', 'F3', 'F3', 'F3'],
])('%s is written as on the keyboard', (shortcut, inEnglish, inSpanish, onMac) => {
  expect(shownKeys(shortcut, false, english.keys).join(' ')).toBe(inEnglish);
  expect(shownKeys(shortcut, false, spanish.keys).join(' ')).toBe(inSpanish);
  expect(shownKeys(shortcut, true, english.keys).join(' ')).toBe(onMac);
});
