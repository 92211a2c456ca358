import { dismissNotification, notify } from '@/components/ui/notify';
import { admin } from '@/copy/admin';

/** The notice that offers to undo the latest deletion. The next change takes it away. */
let undoNotice: string | number | undefined;

function withdrawUndo(): void {
  if (undoNotice !== undefined) dismissNotification(undoNotice);
  undoNotice = undefined;
}

/** Says that a change was saved (specification, section 4). */
export function notifySaved(): void {
  withdrawUndo();
  notify({ type: 'success', ...admin.notices.saved });
}

/** Says that a deleted item is back: without a word, only those who see the list would know. */
function notifyRestored(): void {
  notify({ type: 'success', ...admin.notices.restored });
}

/** Says that an item was deleted (specification, section 4), and offers to put it back for as long as it stays. */
export function notifyDeleted(undo: () => void): void {
  withdrawUndo();
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
