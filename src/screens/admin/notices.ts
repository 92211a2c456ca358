import { dismissNotification, notify } from '@/components/ui/notify';
import { currentCopy } from '@/copy';
import { type ContentCopy, contentCopy } from '@/copy/content';

type AdminCopy = ContentCopy['admin'];
type Notices = AdminCopy['notices'];

/** Returns the copy of Content Management in the visitor's current language. */
export const adminCopy = (): AdminCopy => currentCopy(contentCopy).admin;

/** The id of the notification that offers to undo the latest change. The next change dismisses it. */
let undoNotice: string | number | undefined;

/** Confirms that a change was saved (specification, section 4), and offers to undo it. */
export function notifySaved(undo: () => void): void {
  notifyUndoable(undo, ({ notices: { saved }, contentFile: { restored } }) => ({ done: saved, restored }));
}

/** Confirms a change, and offers to undo it. */
export function notifyUndoable(
  undo: () => void,
  texts: (admin: AdminCopy) => { done: Notices['saved']; restored: Notices['restored'] },
): void {
  if (undoNotice !== undefined) dismissNotification(undoNotice);
  undoNotice = notify(() => ({
    type: 'success',
    ...texts(adminCopy()).done,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: adminCopy().notices.undo,
      onClick: () => {
        undo();
        // Announces it, since screen reader users would not notice otherwise.
        notify(() => ({ type: 'success', ...texts(adminCopy()).restored }));
      },
    },
  }));
}
