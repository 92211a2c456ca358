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

/** Confirms that a deleted item is back: without it, screen reader users would not know. */
function notifyRestored({ restored }: Notices): void {
  notify({ type: 'success', ...restored });
}

/** Confirms that an item was deleted (specification, section 4), and offers to undo it. */
export function notifyDeleted(notices: Notices, undo: () => void): void {
  dismissUndo();
  undoNotice = notify({
    type: 'success',
    ...notices.deleted,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: notices.undo,
      onClick: () => {
        undo();
        notifyRestored(notices);
      },
    },
  });
}
