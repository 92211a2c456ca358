import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { takeHomeSaver } from '../../../../../electron/main/desk/take-home-file';

const { dialog } = vi.hoisted(() => ({
  dialog: { showSaveDialog: vi.fn<(...args: object[]) => Promise<{ filePath: string }>>() },
}));
vi.mock('electron', () => ({ app: { getPath: () => 'documents' }, dialog }));

const pdf = new Uint8Array([0x25, 0xff, 0x00]);

function saver() {
  const printToPDF = vi.fn<(options: object) => Promise<Uint8Array>>(async () => pdf);
  const save = takeHomeSaver({ webContents: { printToPDF } } as unknown as BrowserWindow, { current: 'es' });
  return { save, printToPDF };
}

it('does not wait forever for a page that hangs, and then prints again', async () => {
  vi.useFakeTimers();
  const { save, printToPDF } = saver();
  printToPDF.mockReturnValueOnce(new Promise(() => undefined));
  const first = save('Letter');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await first).toEqual({ kind: 'failed' });
  vi.useRealTimers();
  dialog.showSaveDialog.mockResolvedValue({ filePath: '' });
  expect(await save('Letter')).toEqual({ kind: 'canceled' });
});
