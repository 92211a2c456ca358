import type { BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { pagePrinter, printOutcome } from '../../../../../electron/main/desk/print-page';
import { desktopCopy } from '../../../../../electron/main/language/desktop-copy';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, options: object) => Promise<object>>());
vi.mock('electron', () => ({ app: { name: 'Weaving Hope' }, dialog: { showMessageBox } }));

type Callback = (success: boolean, failureReason: string) => void;

/** Prints, and says what the printer reports, if anything. */
function printer() {
  const print = vi.fn<(options: object, callback: Callback) => void>();
  const printPage = pagePrinter({ webContents: { print } } as unknown as BrowserWindow, { current: 'en' });
  const report: Callback = (...outcome) => print.mock.lastCall?.[1](...outcome);
  const printed = (...outcome: Parameters<Callback>) => {
    const result = printPage();
    report(...outcome);
    return result;
  };
  return { printPage, print, report, printed };
}

const said = (outcome: keyof typeof desktopCopy.en.notPrinted) =>
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining(desktopCopy.en.notPrinted[outcome]),
  );

beforeEach(() => {
  showMessageBox.mockReset().mockResolvedValue({});
});

it.each([
  [false, 'Print job canceled', 'canceled'],
  [false, 'Invalid printer settings', 'noPrinter'],
  [false, 'Print job failed', 'failed'],
] as const)('success %s with reason %j is %s', (success, reason, outcome) =>
  expect(printOutcome(success, reason)).toBe(outcome),
);

it('says that it does not know after five minutes without a report', async () => {
  vi.useFakeTimers();
  const { printPage, printed } = printer();
  const first = printPage();
  vi.advanceTimersByTime(299_999);
  expect(showMessageBox).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await first).toBe(false);
  said('unknown');
  const second = printed(true, '');
  vi.advanceTimersByTime(300_000);
  expect(await second).toBe(true);
  expect(showMessageBox).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
