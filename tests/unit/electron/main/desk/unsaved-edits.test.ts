import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardEdits } from '../../../../../electron/main/desk/unsaved-edits';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, options: object) => Promise<object>>());
vi.mock('electron', () => ({ dialog: { showMessageBox } }));

beforeEach(() => {
  showMessageBox.mockReset();
});

function guarded() {
  const window = Object.assign(new EventEmitter(), { destroy: vi.fn<() => void>() });
  const edits = guardEdits(window as unknown as BrowserWindow);
  const act = vi.fn<() => void>();
  const close = () => {
    const preventDefault = vi.fn<() => void>();
    window.emit('close', { preventDefault });
    return preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  return { window, edits, act, close };
}

const answer = (response: number) => showMessageBox.mockResolvedValue({ response });

describe('guardEdits', () => {
  it('asks nothing where nothing would be lost', async () => {
    const { edits, act, close } = guarded();
    edits.report(true);
    edits.report(false);
    await edits.guard('reload', act);
    expect(act).toHaveBeenCalledOnce();
    expect(close()).toBe('allowed');
    expect(showMessageBox).not.toHaveBeenCalled();
  });

  it.each([
    ['reload', 'Reload and lose your changes?', 'Reload'],
    ['close', 'Close and lose your changes?', 'Close'],
    ['kiosk', 'Start the kiosk and lose your changes?', 'Start Kiosk'],
  ] as const)('asks before a %s, with keeping as the safe answer', async (loss, message, button) => {
    const { edits, act, window } = guarded();
    edits.report(true);
    answer(0);
    await edits.guard(loss, act);
    expect(act).not.toHaveBeenCalled();
    expect(showMessageBox.mock.lastCall?.[0]).toBe(window);
    expect(showMessageBox.mock.lastCall?.[1]).toMatchObject({
      message,
      buttons: ['Keep Editing', button],
      defaultId: 0,
      cancelId: 0,
    });

    answer(1);
    await edits.guard(loss, act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('closes the window only once somebody agreed', async () => {
    const { edits, window, close } = guarded();
    edits.report(true);
    answer(0);
    expect(close()).toBe('prevented');
    await vi.waitFor(() => expect(showMessageBox).toHaveBeenCalledOnce());
    expect(window.destroy).not.toHaveBeenCalled();

    answer(1);
    await vi.waitFor(() => {
      close();
      expect(window.destroy).toHaveBeenCalled();
    });
  });

  it('asks one question at a time', async () => {
    const { edits, act, close } = guarded();
    edits.report(true);
    showMessageBox.mockReturnValue(new Promise(() => undefined));
    void edits.guard('reload', act);
    await edits.guard('reload', act);
    expect(close()).toBe('prevented');
    expect(showMessageBox).toHaveBeenCalledOnce();
  });
});
