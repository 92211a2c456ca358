import { expect, test } from 'vitest';
import { shortcuts } from '@/copy/en/desk';
import { writeShortcut } from '@/features/desk/write-shortcut';
import { shortcutOf } from '@/host/desk-shortcuts';

test('shortcuts are written as on Windows and Linux, and as on a Mac', () => {
  const write = (id: Parameters<typeof shortcutOf>[0], isMac: boolean) =>
    writeShortcut(shortcutOf(id, isMac), isMac, shortcuts.keys);
  expect(write('newVisitor', false)).toBe('Ctrl+Shift+N');
  expect(write('newVisitor', true)).toBe('⌘⇧N');
  expect(write('zoomIn', false)).toBe('Ctrl+Plus');
  expect(write('zoomIn', true)).toBe('⌘+');
  expect(write('back', false)).toBe('Alt+Left arrow');
});
