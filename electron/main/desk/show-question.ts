import { app, type BrowserWindow, dialog } from 'electron';

export interface Question<Choice extends string> {
  readonly message: string;
  readonly detail: string;
  /**
   * The choices and their button labels. The first choice loses nothing, and is what Escape selects. Enter selects the one
   * before the last, except on a Mac with only two choices, where Enter selects none.
   */
  readonly choices: readonly (readonly [Choice, button: string])[];
}

/** Asks in a dialog in front of a window; resolves with the choice. */
export async function showQuestion<Choice extends string>(
  window: BrowserWindow,
  { message, detail, choices }: Question<Choice>,
): Promise<Choice | undefined> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    // Linux would show the dialog without a title.
    title: app.name,
    message,
    detail,
    buttons: choices.map(([, button]) => button),
    defaultId: choices.length - 2,
    cancelId: 0,
    noLink: true,
  });
  return choices[response]?.[0];
}
