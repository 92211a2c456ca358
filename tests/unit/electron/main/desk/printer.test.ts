import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { createPrinter, printOutcome } from '../../../../../electron/main/desk/printer';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, options: object) => Promise<object>>());
vi.mock('electron', () => ({ app: { name: 'Weaving Hope' }, dialog: { showMessageBox } }));

it.each([
  [false, 'Print job canceled', 'canceled'],
  [false, 'Invalid printer settings', 'noPrinter'],
  [false, 'Print job failed', 'failed'],
] as const)('success %s with reason %j is %s', (success, reason, outcome) =>
  expect(printOutcome(success, reason)).toBe(outcome),
);

it('says that it does not know after five minutes without a report', async () => {
  vi.useFakeTimers();
  showMessageBox.mockResolvedValue({});
  const print = vi.fn<(options: object, report: (success: boolean, failureReason: string) => void) => void>();
  const printPage = createPrinter({ webContents: { print } } as unknown as BrowserWindow, { current: 'en' });
  const first = printPage();
  vi.advanceTimersByTime(299_999);
  expect(showMessageBox).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await first).toBe(false);
  const message = expect.objectContaining(desktopCopy.en.notPrinted.unknown);
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(expect.anything(), message);
  const second = printPage();
  print.mock.lastCall?.[1](true, '');
  vi.advanceTimersByTime(300_000);
  expect(await second).toBe(true);
  expect(showMessageBox).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
