import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { takeHomeSaver } from '../../../../../electron/main/desk/take-home-file';
import { temporaryFolder } from '../../../../support/temporary-folder';

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

it('writes the bytes where staff choose, as a PDF, once for two requests', async () => {
  const { save, printToPDF } = saver();
  const filePath = join(temporaryFolder(), 'sheet');
  dialog.showSaveDialog.mockResolvedValue({ filePath });
  expect(await Promise.all([save('A4'), save('A4')])).toEqual([
    { kind: 'saved', name: 'sheet.pdf' },
    { kind: 'saved', name: 'sheet.pdf' },
  ]);
  expect(await readFile(`${filePath}.pdf`)).toEqual(Buffer.from(pdf));
  expect(printToPDF).toHaveBeenCalledOnce();
  expect(printToPDF.mock.calls[0]?.[0]).toMatchObject({ pageSize: 'A4', generateTaggedPDF: true });
  expect(dialog.showSaveDialog.mock.calls[0]?.[1]).toMatchObject({
    defaultPath: join('documents', 'hoja-para-llevar.pdf'),
  });
});

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
