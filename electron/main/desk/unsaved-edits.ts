import type { BrowserWindow } from 'electron';
import type { AppLanguage } from '../language/app-language';
import { type DesktopCopy, desktopCopy } from '../language/desktop-copy';
import { ask } from './ask';

/** An action that loses unsaved edits. */
export type LossyAction = 'reload' | 'close' | 'kiosk';

/** Knows whether a window has unsaved edits, and asks before they are lost. */
export interface UnsavedEdits {
  setEdited(hasEdits: boolean): void;
  /** Proceeds at once if there are no edits, otherwise once the user has saved them or agrees to lose them. */
  confirmLoss(action: LossyAction, proceed: () => void): Promise<void>;
}

function askWhatToDo(window: BrowserWindow, { unsavedEdits }: DesktopCopy, action: LossyAction) {
  const { keep, save, detail } = unsavedEdits;
  const { message, button } = unsavedEdits[action];
  return ask(window, {
    message,
    detail,
    choices: [
      ['keep', keep],
      ['save', save],
      ['lose', button],
    ],
  });
}

/**
 * Tracks the unsaved edits of a window, and asks before closing it would lose them.
 *
 * @param save saves the edits in a content file; resolves with whether that was done
 */
export function trackUnsavedEdits(
  window: BrowserWindow,
  language: AppLanguage,
  save: () => Promise<boolean>,
): UnsavedEdits {
  let isEdited = false;
  let isAsking = false;

  async function confirmLoss(action: LossyAction, proceed: () => void): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const choice = isEdited ? await askWhatToDo(window, desktopCopy[language.current], action) : 'lose';
    isAsking = false;
    if (choice === 'lose' || (choice === 'save' && (await save()))) proceed();
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
