import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { trackUnsavedWork, unsavedWorkQuestion } from '../../../../../electron/main/desk/unsaved-work';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, options: object) => Promise<object>>());
vi.mock('electron', () => ({ app: { name: 'Weaving Hope' }, dialog: { showMessageBox } }));

beforeEach(() => void showMessageBox.mockReset());

function tracked({ hasEdits = true } = {}) {
  const window = Object.assign(new EventEmitter(), { destroy: vi.fn() });
  const save = vi.fn<() => Promise<boolean>>();
  const work = trackUnsavedWork(window as unknown as BrowserWindow, { current: 'en' }, save);
  if (hasEdits) work.setEdits(true);
  /** Asks about a reload, and returns whether it proceeds. */
  const reloads = async () => {
    const proceed = vi.fn();
    await work.confirmLoss('reload', proceed);
    return proceed.mock.calls.length === 1;
  };
  const emit = (event: string) => {
    const preventDefault = vi.fn<() => void>();
    window.emit(event, { preventDefault });
    return preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  return { window, work, save, reloads, emit };
}

const answer = (response: number) => showMessageBox.mockResolvedValue({ response });

it('asks nothing if nothing would be lost', async () => {
  const { work, reloads, emit } = tracked();
  work.setDrafts(true);
  work.setEdits(false);
  work.setDrafts(false);
  expect(await reloads()).toBe(true);
  expect([emit('close'), emit('query-session-end')]).toEqual(['allowed', 'allowed']);
  expect(showMessageBox).not.toHaveBeenCalled();
});

it('offers to save only what a file keeps, and says what it does not keep, and that Windows waits', () => {
  const { unsavedEdits, unsavedDrafts, signOutAgain } = desktopCopy.en;
  const question = (edits: boolean, drafts: boolean, cause: 'close' | 'signOut' = 'close') => {
    const { choices, detail } = unsavedWorkQuestion({ edits, drafts }, cause, desktopCopy.en) ?? {};
    return [choices?.map(([choice]) => choice), detail];
  };
  expect(question(true, false)).toEqual([['keep', 'save', 'lose'], unsavedEdits.detail]);
  expect(question(false, true)[0]).toEqual(['keep', 'lose']);
  const all = `${unsavedEdits.detail} ${unsavedDrafts.detail} ${signOutAgain.detail}`;
  expect(question(true, true, 'signOut')[1]).toBe(all);
});

it.each([
  ['edits', 1, 2],
  ['drafts', 0, 1],
] as const)('neither Enter nor Escape loses %s', async (kind, onEnter, losing) => {
  const { work, reloads, window } = tracked({ hasEdits: kind === 'edits' });
  if (kind === 'drafts') work.setDrafts(true);
  answer(0);
  expect(await reloads()).toBe(false);
  const options = { defaultId: onEnter, cancelId: 0 };
  expect(showMessageBox).toHaveBeenLastCalledWith(window, expect.objectContaining(options));
  answer(losing);
  expect(await reloads()).toBe(true);
});

it('proceeds after the edits were saved, not if that failed, nor if the question could not be shown', async () => {
  const { save, reloads } = tracked();
  showMessageBox.mockRejectedValueOnce(new Error('The window has another dialog.'));
  expect(await reloads()).toBe(false);
  answer(1);
  for (const isSaved of [false, true]) {
    save.mockResolvedValueOnce(isSaved);
    expect(await reloads()).toBe(isSaved);
  }
});

it('on query-session-end, closes the window once the user agreed', async () => {
  const { window, emit } = tracked();
  answer(0);
  expect(emit('query-session-end')).toBe('prevented');
  await vi.waitFor(() => expect(showMessageBox).toHaveBeenCalledOnce());
  expect(window.destroy).not.toHaveBeenCalled();
  answer(2);
  await vi.waitFor(() => {
    emit('query-session-end');
    expect(window.destroy).toHaveBeenCalled();
  });
});

it('asks one question at a time', async () => {
  const { work, reloads, emit } = tracked();
  showMessageBox.mockReturnValue(new Promise(() => undefined));
  void work.confirmLoss('reload', () => undefined);
  expect(await reloads()).toBe(false);
  expect([emit('close'), emit('query-session-end')]).toEqual(['prevented', 'prevented']);
  expect(showMessageBox).toHaveBeenCalledOnce();
});
