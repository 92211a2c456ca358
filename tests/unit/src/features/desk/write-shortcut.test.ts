import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands, shortcuts as english } from '@/copy/en/desk';
import { screenNames } from '@/copy/en/page';
import { navigation } from '@/copy/screen-paths';
import { writeShortcut } from '@/features/desk/write-shortcut';
import { screenShortcut, shortcutIds, shortcutOf } from '@/host/desk-shortcuts';

test('ACCESSIBILITY.md lists all shortcuts, and no others', () => {
  const row = (name: string, keysOf: (isMac: boolean) => string) => {
    const [keys, onMac] = [false, true].map((isMac) => writeShortcut(keysOf(isMac), isMac, english.keys));
    return `| ${name} | ${keys} | ${onMac} |`;
  };
  const [, section = ''] =
    readFileSync('ACCESSIBILITY.md', 'utf8').match(/\n## Keyboard shortcuts at a desk\n([\s\S]*?)\n## /) ??
    [];
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.slice(2)).toEqual([
    ...shortcutIds.map((id) => row(commands[id].replace('…', ''), (isMac) => shortcutOf(id, isMac))),
    ...[...navigation, 'admin' as const].map((screen, index) =>
      row(screenNames[screen], () => screenShortcut(index)),
    ),
  ]);
});
