import { type BrowserWindow, dialog } from 'electron';
import type { AppLanguage } from '../language/app-language';
import { type DesktopCopy, desktopCopy } from '../language/desktop-copy';

/** An action that loses unsaved edits. */
export type LossyAction = 'reload' | 'close' | 'kiosk';

/** Knows whether a window has unsaved edits, and asks before they are lost. */
export interface UnsavedEdits {
  setEdited(hasEdits: boolean): void;
  /** Proceeds at once if there are no edits, otherwise once the user agrees to lose them. */
  confirmLoss(action: LossyAction, proceed: () => void): Promise<void>;
}

async function agreesToLose(
  window: BrowserWindow,
  { unsavedEdits }: DesktopCopy,
  action: LossyAction,
): Promise<boolean> {
  const { keep, detail } = unsavedEdits;
  const { message, button } = unsavedEdits[action];
  // Enter and Escape both keep the edits.
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message,
    detail,
    buttons: [keep, button],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}

/** Tracks the unsaved edits of a window, and asks before closing it would lose them. */
export function trackUnsavedEdits(window: BrowserWindow, language: AppLanguage): UnsavedEdits {
  let isEdited = false;
  let isAsking = false;

  async function confirmLoss(action: LossyAction, proceed: () => void): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const isConfirmed = !isEdited || (await agreesToLose(window, desktopCopy[language.current], action));
    isAsking = false;
    if (isConfirmed) proceed();
  }

  window.on('close', (event) => {
    if (!isEdited) return;
    event.preventDefault();
    void confirmLoss('close', () => window.destroy());
  });
  return {
    setEdited(hasEdits) {
      isEdited = hasEdits;
    },
    confirmLoss,
  };
}
