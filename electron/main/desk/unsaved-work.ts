import type { BrowserWindow } from 'electron';
import type { AppLanguage } from '../language/app-language';
import { type DesktopCopy, desktopCopy } from '../language/desktop-copy';
import { type Question, showQuestion } from './show-question';

type LossyAction = 'reload' | 'close' | 'kiosk' | 'signOut';

interface Unsaved {
  /** Edits in Content Management, which a content file keeps. */
  readonly edits: boolean;
  /** Text in a form, a message or a take-home page, which no content file keeps. */
  readonly drafts: boolean;
}

/** Returns the question to ask before something is lost; `undefined` if nothing would be lost. */
export function unsavedWorkQuestion(
  { edits, drafts }: Unsaved,
  action: LossyAction,
  { unsavedEdits, unsavedDrafts, signOutAgain }: DesktopCopy,
): Question<'keep' | 'save' | 'lose'> | undefined {
  if (!edits && !drafts) return undefined;
  const copy = edits ? unsavedEdits : unsavedDrafts;
  const { message, button } = copy[action];
  const details = [
    edits && unsavedEdits.detail,
    drafts && unsavedDrafts.detail,
    action === 'signOut' && signOutAgain.detail,
  ];
  return {
    message,
    detail: details.filter(Boolean).join(' '),
    choices: [
      ['keep', copy.keep],
      ...(edits ? ([['save', unsavedEdits.save]] as const) : []),
      ['lose', button],
    ],
  };
}

/** Tracks what a window would lose, and asks before it closes or, on Windows, the session ends. `save` says if it did. */
export function trackUnsavedWork(window: BrowserWindow, language: AppLanguage, save: () => Promise<boolean>) {
  let unsaved: Unsaved = { edits: false, drafts: false };
  let isAsking = false;
  const question = (action: LossyAction) =>
    unsavedWorkQuestion(unsaved, action, desktopCopy[language.current]);

  /** Proceeds once nothing unsaved is left, or the user has agreed to lose it. */
  async function confirmLoss(action: LossyAction, proceed: () => void): Promise<void> {
    if (isAsking) return;
    const asked = question(action);
    isAsking = true;
    // A page that does not answer has nothing left to lose.
    const choice = asked ? await showQuestion(window, asked).catch(() => 'keep') : 'lose';
    isAsking = false;
    if (choice === 'lose' || (choice === 'save' && (await save()))) proceed();
  }

  function askFirst(action: LossyAction, event: { preventDefault(): void }): void {
    if (!question(action)) return;
    event.preventDefault();
    void confirmLoss(action, () => window.destroy());
  }

  window.on('close', (event) => askFirst('close', event));
  // Asks before the user's session ends, because that ends Electron's process, too.
  window.on('query-session-end', (event) => askFirst('signOut', event));
  return {
    setEdits(edits: boolean) {
      unsaved = { ...unsaved, edits };
    },
    setDrafts(drafts: boolean) {
      unsaved = { ...unsaved, drafts };
    },
    confirmLoss,
  };
}
