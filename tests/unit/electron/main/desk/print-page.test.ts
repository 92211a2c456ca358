import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { pagePrinter, printOutcome } from '../../../../../electron/main/desk/print-page';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, options: object) => Promise<object>>());
vi.mock('electron', () => ({ app: { name: 'Weaving Hope' }, dialog: { showMessageBox } }));

type Callback = (success: boolean, failureReason: string) => void;

function printer() {
  const print = vi.fn<(options: object, callback: Callback) => void>();
  const window = { webContents: { print } } as unknown as BrowserWindow;
  const report: Callback = (...outcome) => print.mock.lastCall?.[1](...outcome);
  return { printPage: pagePrinter(window, { current: 'en' }), print, report };
}

beforeEach(() => {
  showMessageBox.mockReset().mockResolvedValue({});
});

it.each([
  [true, '', 'printed'],
  [false, 'Print job canceled', 'canceled'],
  [false, 'cancelled', 'canceled'],
  [false, 'Invalid printer settings', 'noPrinter'],
  [false, 'No valid printers available', 'noPrinter'],
  [false, 'Print job failed', 'failed'],
  [false, 'failed', 'failed'],
  [false, '', 'failed'],
] as const)('success %s with reason %j is %s', (success, reason, outcome) =>
  expect(printOutcome(success, reason)).toBe(outcome),
);

it('passes no option, so that the printer keeps its defaults', async () => {
  const { printPage, print, report } = printer();
  const printed = printPage();
  report(true, '');
  expect(await printed).toBe(true);
  expect(print.mock.lastCall?.[0]).toEqual({});
  expect(showMessageBox).not.toHaveBeenCalled();
});

it('says nothing to whoever canceled', async () => {
  const { printPage, report } = printer();
  const printed = printPage();
  report(false, 'Print job canceled');
  expect(await printed).toBe(false);
  expect(showMessageBox).not.toHaveBeenCalled();
});

it.each([
  ['Invalid printer settings', 'noPrinter'],
  ['Print job failed', 'failed'],
] as const)('says in words what %j means', async (reason, outcome) => {
  const { printPage, report } = printer();
  const printed = printPage();
  report(false, reason);
  expect(await printed).toBe(false);
  const options = expect.objectContaining(desktopCopy.en.notPrinted[outcome]);
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(expect.anything(), options);
});

it('says that it does not know after five minutes without a report', async () => {
  vi.useFakeTimers();
  const { printPage, report } = printer();
  const printed = printPage();
  vi.advanceTimersByTime(299_999);
  expect(showMessageBox).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await printed).toBe(false);
  const options = expect.objectContaining(desktopCopy.en.notPrinted.unknown);
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(expect.anything(), options);
  const second = printPage();
  report(true, '');
  vi.advanceTimersByTime(300_000);
  expect(await second).toBe(true);
  expect(showMessageBox).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('a request that is never reported ends with the next one, which gets the outcome', async () => {
  const { printPage, print, report } = printer();
  const first = printPage();
  const second = printPage();
  expect(await first).toBe(false);
  print.mock.calls[0]?.[1](false, '');
  report(true, '');
  expect(await second).toBe(true);
  expect(showMessageBox).not.toHaveBeenCalled();
});
