import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { lossQuestion, trackUnsavedWork } from '../../../../../electron/main/desk/unsaved-work';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, options: object) => Promise<object>>());
vi.mock('electron', () => ({ app: { name: 'Weaving Hope' }, dialog: { showMessageBox } }));

beforeEach(() => {
  showMessageBox.mockReset();
});

function tracked() {
  const window = Object.assign(new EventEmitter(), { destroy: vi.fn<() => void>() });
  const save = vi.fn<() => Promise<boolean>>();
  const work = trackUnsavedWork(window as unknown as BrowserWindow, { current: 'en' }, save);
  const proceed = vi.fn<() => void>();
  const emit = (event: string) => {
    const preventDefault = vi.fn<() => void>();
    window.emit(event, { preventDefault });
    return preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  return { window, work, save, proceed, emit };
}

const answer = (response: number) => showMessageBox.mockResolvedValue({ response });

it('asks nothing if nothing would be lost', async () => {
  const { work, proceed, emit } = tracked();
  work.setEdits(true);
  work.setDrafts(true);
  work.setEdits(false);
  work.setDrafts(false);
  await work.confirmLoss('reload', proceed);
  expect(proceed).toHaveBeenCalledOnce();
  expect([emit('close'), emit('query-session-end')]).toEqual(['allowed', 'allowed']);
  expect(showMessageBox).not.toHaveBeenCalled();
});

const edits = { edits: true, drafts: false };
const drafts = { edits: false, drafts: true };
const both = { edits: true, drafts: true };

it.each([
  [edits, 'reload', 'unsavedEdits'],
  [edits, 'signOut', 'unsavedEdits'],
  [drafts, 'kiosk', 'unsavedDrafts'],
  [both, 'close', 'unsavedEdits'],
] as const)('%j, %s: asks about %s', (unsaved, action, kind) => {
  const question = lossQuestion(unsaved, action, desktopCopy.en);
  const { message, button } = desktopCopy.en[kind][action];
  expect(question?.message).toBe(message);
  expect(question?.choices.at(-1)).toEqual(['lose', button]);
});

it('offers to save only what a file keeps, and says what it does not keep, and that Windows waits', () => {
  const { unsavedEdits, unsavedDrafts, signOutAgain } = desktopCopy.en;
  const choices = (unsaved: typeof both) =>
    lossQuestion(unsaved, 'close', desktopCopy.en)?.choices.map(([choice]) => choice);
  expect(choices(edits)).toEqual(['keep', 'save', 'lose']);
  expect(choices(drafts)).toEqual(['keep', 'lose']);
  expect(lossQuestion(edits, 'close', desktopCopy.en)?.detail).toBe(unsavedEdits.detail);
  expect(lossQuestion(both, 'signOut', desktopCopy.en)?.detail).toBe(
    `${unsavedEdits.detail} ${unsavedDrafts.detail} ${signOutAgain.detail}`,
  );
});

it.each([
  ['edits', 1, 2],
  ['drafts', 0, 1],
] as const)('neither Enter nor Escape loses %s', async (kind, onEnter, losing) => {
  const { work, proceed, window } = tracked();
  if (kind === 'edits') work.setEdits(true);
  else work.setDrafts(true);
  answer(0);
  await work.confirmLoss('reload', proceed);
  expect(proceed).not.toHaveBeenCalled();
  const options = { defaultId: onEnter, cancelId: 0 };
  expect(showMessageBox).toHaveBeenLastCalledWith(window, expect.objectContaining(options));

  answer(losing);
  await work.confirmLoss('reload', proceed);
  expect(proceed).toHaveBeenCalledOnce();
});

it('goes on after the edits were saved, and not if that failed', async () => {
  const { work, save, proceed } = tracked();
  work.setEdits(true);
  answer(1);
  save.mockResolvedValueOnce(false);
  await work.confirmLoss('reload', proceed);
  expect(proceed).not.toHaveBeenCalled();
  save.mockResolvedValueOnce(true);
  await work.confirmLoss('reload', proceed);
  expect(proceed).toHaveBeenCalledOnce();
});

it.each(['close', 'query-session-end'])(
  'on %s, closes the window only after the user agreed',
  async (event) => {
    const { work, window, emit } = tracked();
    work.setEdits(true);
    answer(0);
    expect(emit(event)).toBe('prevented');
    await vi.waitFor(() => expect(showMessageBox).toHaveBeenCalledOnce());
    expect(window.destroy).not.toHaveBeenCalled();

    answer(2);
    await vi.waitFor(() => {
      emit(event);
      expect(window.destroy).toHaveBeenCalled();
    });
  },
);

it('asks again after a question that could not be shown, and loses nothing by that', async () => {
  const { work, proceed } = tracked();
  work.setEdits(true);
  showMessageBox.mockRejectedValueOnce(new Error('The window has another dialog.'));
  await work.confirmLoss('reload', proceed);
  expect(proceed).not.toHaveBeenCalled();
  answer(2);
  await work.confirmLoss('reload', proceed);
  expect(proceed).toHaveBeenCalledOnce();
});

it('asks one question at a time', async () => {
  const { work, proceed, emit } = tracked();
  work.setEdits(true);
  showMessageBox.mockReturnValue(new Promise(() => undefined));
  void work.confirmLoss('reload', proceed);
  await work.confirmLoss('reload', proceed);
  expect([emit('close'), emit('query-session-end')]).toEqual(['prevented', 'prevented']);
  expect(showMessageBox).toHaveBeenCalledOnce();
});
