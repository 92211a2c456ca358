import { dismissNotification, notify } from '@/components/ui/notify';
import { type Copy, currentCopy } from '@/language';
import { fill } from '@/lib/fill';

type AdminCopy = Copy['admin'];
type Notices = AdminCopy['notices'];

/** The copy of Content Management, in whatever language the visitor has by then. */
export const adminCopy = (): AdminCopy => currentCopy<'content'>().admin;

/** The id of the notification that offers to undo the latest change. The next change dismisses it. */
let undoNotice: string | number | undefined;

function dismissUndo(): void {
  if (undoNotice !== undefined) dismissNotification(undoNotice);
  undoNotice = undefined;
}

/** Confirms that a change was saved (specification, section 4). */
export function notifySaved(): void {
  dismissUndo();
  notify(() => ({ type: 'success', ...adminCopy().notices.saved }));
}

interface UndoableCopy {
  done: Notices['saved'];
  restored: Notices['restored'];
}

/** Confirms a change, and offers to undo it. */
export function notifyUndoable(copy: () => UndoableCopy, undo: () => void): void {
  dismissUndo();
  undoNotice = notify(() => ({
    type: 'success',
    ...copy().done,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: adminCopy().notices.undo,
      onClick: () => {
        undo();
        // Without it, screen reader users would not know.
        notify(() => ({ type: 'success', ...copy().restored }));
      },
    },
  }));
}

/** Confirms that an item was deleted (specification, section 4), and offers to undo it. */
export function notifyDeleted(undo: () => void): void {
  notifyUndoable(() => {
    const { deleted: done, restored } = adminCopy().notices;
    return { done, restored };
  }, undo);
}

/** Says where an item that was moved is now, and offers to undo it. */
export function notifyMoved(place: Readonly<Record<string, string | number>>, undo: () => void): void {
  notifyUndoable(() => {
    const { notices, more } = adminCopy();
    const done = { title: notices.moved.title, description: fill(more.moved, place) };
    return { done, restored: notices.restored };
  }, undo);
}
