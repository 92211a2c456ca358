import { type BrowserWindow, dialog } from 'electron';
import { unsavedEdits } from '../copy';

/** What can lose edits. */
export type Loss = 'reload' | 'close' | 'kiosk';

/** Asks before edits are lost, and only where there are some. */
export interface EditsGuard {
  /** Hears whether there are edits. */
  report(edited: boolean): void;
  /** Does something that loses edits, once somebody agreed. */
  guard(loss: Loss, act: () => void): Promise<void>;
}

async function isAgreed(window: BrowserWindow, loss: Loss): Promise<boolean> {
  const { keep, detail } = unsavedEdits;
  const { message, button } = unsavedEdits[loss];
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

/** Makes the guard of the edits in a window. */
export function guardEdits(window: BrowserWindow): EditsGuard {
  let edited = false;
  let isAsking = false;

  async function guard(loss: Loss, act: () => void): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const goesOn = !edited || (await isAgreed(window, loss));
    isAsking = false;
    if (goesOn) act();
  }

  window.on('close', (event) => {
    if (!edited) return;
    event.preventDefault();
    void guard('close', () => window.destroy());
  });
  return {
    report(now) {
      edited = now;
    },
    guard,
  };
}
