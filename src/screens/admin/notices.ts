import { dismissNotification, notify } from '@/components/ui/notify';
import { admin } from '@/copy/admin';

/** The id of the notification that offers to undo the latest deletion. The next change dismisses it. */
let undoNotice: string | number | undefined;

function dismissUndo(): void {
  if (undoNotice !== undefined) dismissNotification(undoNotice);
  undoNotice = undefined;
}

/** Confirms that a change was saved (specification, section 4). */
export function notifySaved(): void {
  dismissUndo();
  notify({ type: 'success', ...admin.notices.saved });
}

/** Confirms that a deleted item is back: without it, screen reader users would not know. */
function notifyRestored(): void {
  notify({ type: 'success', ...admin.notices.restored });
}

/** Confirms that an item was deleted (specification, section 4), and offers to undo it. */
export function notifyDeleted(undo: () => void): void {
  dismissUndo();
  undoNotice = notify({
    type: 'success',
    ...admin.notices.deleted,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: admin.notices.undo,
      onClick: () => {
        undo();
        notifyRestored();
      },
    },
  });
}
