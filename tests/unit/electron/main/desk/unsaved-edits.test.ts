import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { trackUnsavedEdits } from '../../../../../electron/main/desk/unsaved-edits';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, options: object) => Promise<object>>());
vi.mock('electron', () => ({ dialog: { showMessageBox } }));

function tracked() {
  const window = Object.assign(new EventEmitter(), { destroy: vi.fn<() => void>() });
  const save = vi.fn<() => Promise<boolean>>();
  const edits = trackUnsavedEdits(window as unknown as BrowserWindow, { current: 'en' }, save);
  const proceed = vi.fn<() => void>();
  const close = () => {
    const preventDefault = vi.fn<() => void>();
    window.emit('close', { preventDefault });
    return preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  return { window, edits, save, proceed, close };
}

const answer = (response: number) => showMessageBox.mockResolvedValue({ response });

it('asks nothing if nothing would be lost', async () => {
  const { edits, proceed, close } = tracked();
  edits.setEdited(true);
  edits.setEdited(false);
  await edits.confirmLoss('reload', proceed);
  expect(proceed).toHaveBeenCalledOnce();
  expect(close()).toBe('allowed');
  expect(showMessageBox).not.toHaveBeenCalled();
});

it.each([
  ['reload', 'Save your changes before you reload?', 'Reload Without Saving'],
  ['close', 'Save your changes before you close?', 'Close Without Saving'],
  ['kiosk', 'Save your changes before the kiosk starts?', 'Start Without Saving'],
] as const)('asks before %s, with saving the edits as the default', async (action, message, button) => {
  const { edits, proceed, window } = tracked();
  edits.setEdited(true);
  answer(0);
  await edits.confirmLoss(action, proceed);
  expect(proceed).not.toHaveBeenCalled();
  const buttons = ['Keep Editing', 'Save Content File', button];
  const options = { message, buttons, defaultId: 1, cancelId: 0 };
  expect(showMessageBox).toHaveBeenLastCalledWith(window, expect.objectContaining(options));

  answer(2);
  await edits.confirmLoss(action, proceed);
  expect(proceed).toHaveBeenCalledOnce();
});

it('goes on after the edits were saved, and not if that failed', async () => {
  const { edits, save, proceed } = tracked();
  edits.setEdited(true);
  answer(1);
  save.mockResolvedValueOnce(false);
  await edits.confirmLoss('reload', proceed);
  expect(proceed).not.toHaveBeenCalled();
  save.mockResolvedValueOnce(true);
  await edits.confirmLoss('reload', proceed);
  expect(proceed).toHaveBeenCalledOnce();
});

it('closes the window only after the user agreed', async () => {
  const { edits, window, close } = tracked();
  edits.setEdited(true);
  answer(0);
  expect(close()).toBe('prevented');
  await vi.waitFor(() => expect(showMessageBox).toHaveBeenCalledOnce());
  expect(window.destroy).not.toHaveBeenCalled();

  answer(2);
  await vi.waitFor(() => {
    close();
    expect(window.destroy).toHaveBeenCalled();
  });
});

it('asks one question at a time', async () => {
  const { edits, proceed, close } = tracked();
  edits.setEdited(true);
  showMessageBox.mockReturnValue(new Promise(() => undefined));
  void edits.confirmLoss('reload', proceed);
  await edits.confirmLoss('reload', proceed);
  expect(close()).toBe('prevented');
  expect(showMessageBox).toHaveBeenCalledOnce();
});
