import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { deskScreens } from '@/copy/screen-paths';
import { screenShortcut, shortcutIds, shortcutOf } from '@/host/desk-shortcuts';
import { useDeskPort } from '@/host/use-desk-port';
import { DeskDialog } from './desk-dialog';
import { writeShortcut } from './write-shortcut';

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { commands, screenNames, shortcuts } = useCopy(deskCopy);
  const { isMac } = useDeskPort();
  const rows = [
    ...shortcutIds.map((id) => [commands[id].replace('…', ''), shortcutOf(id, isMac)] as const),
    ...deskScreens.map((screen, index) => [screenNames[screen], screenShortcut(index)] as const),
  ];

  return (
    <DeskDialog title={commands.shortcuts} closeLabel={shortcuts.close} onClose={onClose} isPrinted>
      <dl className="gap-x-10 [columns:16rem_2]">
        {rows.map(([name, shortcut]) => (
          <div
            key={name}
            className="flex break-inside-avoid flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-2"
          >
            <dt>{name}</dt>
            <dd className="ms-auto font-bold">
              <kbd className="font-sans">{writeShortcut(shortcut, isMac, shortcuts.keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </DeskDialog>
  );
}
