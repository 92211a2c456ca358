import { dismissNotification, notify } from '@/components/ui/notify';
import type { Copy } from '@/language';

type Notices = Copy['admin']['notices'];

/** The id of the notification that offers to undo the latest deletion. The next change dismisses it. */
let undoNotice: string | number | undefined;

function dismissUndo(): void {
  if (undoNotice !== undefined) dismissNotification(undoNotice);
  undoNotice = undefined;
}

/** Confirms that a change was saved (specification, section 4). */
export function notifySaved({ saved }: Notices): void {
  dismissUndo();
  notify({ type: 'success', ...saved });
}

interface UndoableCopy extends Pick<Notices, 'restored' | 'undo'> {
  done: Notices['saved'];
}

/** Confirms a change, and offers to undo it. */
export function notifyUndoable({ done, restored, undo: label }: UndoableCopy, undo: () => void): void {
  dismissUndo();
  undoNotice = notify({
    type: 'success',
    ...done,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label,
      onClick: () => {
        undo();
        // Without it, screen reader users would not know.
        notify({ type: 'success', ...restored });
      },
    },
  });
}

/** Confirms that an item was deleted (specification, section 4), and offers to undo it. */
export function notifyDeleted(notices: Notices, undo: () => void): void {
  notifyUndoable({ ...notices, done: notices.deleted }, undo);
}
