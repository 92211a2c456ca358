import { type BrowserWindow, dialog } from 'electron';
import type { AppLanguage } from '../language/app-language';
import { desktopCopy } from '../language/desktop-copy';

type PrintOutcome = 'printed' | 'canceled' | 'noPrinter' | 'failed' | 'unknown';

/** The longest wait for the print dialog, in which someone may search for a printer. */
const TIME_LIMIT_MS = 300_000;

/**
 * Reads what Electron reports when printing has ended. Only some of its failure messages are documented; all those about
 * a printer that is missing or not set up name the printer.
 */
export function printOutcome(success: boolean, failureReason: string): PrintOutcome {
  if (success) return 'printed';
  if (/cancel/i.test(failureReason)) return 'canceled';
  return /printer/i.test(failureReason) ? 'noPrinter' : 'failed';
}

/**
 * Returns a function that prints the page of a window, and says in a dialog why it was not printed. It resolves with whether
 * the page went to a printer.
 */
export function createPrinter(window: BrowserWindow, language: AppLanguage): () => Promise<boolean> {
  let dropLast: () => void = () => undefined;

  function print(): Promise<PrintOutcome> {
    // Never waits for an older request: Chromium may drop its result, or deliver it along with the next one.
    dropLast();
    return new Promise<PrintOutcome>((resolve) => {
      const settle = (outcome: PrintOutcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const timer = setTimeout(resolve, TIME_LIMIT_MS, 'unknown');
      dropLast = () => settle('canceled');
      // Passes no options: with any, Electron does not ask the printer for its defaults, and Linux may refuse to print.
      window.webContents.print({}, (success, failureReason) => settle(printOutcome(success, failureReason)));
    });
  }

  return async () => {
    const outcome = await print();
    if (outcome !== 'printed' && outcome !== 'canceled') {
      const { ok, ...reasons } = desktopCopy[language.current].notPrinted;
      dialog
        .showMessageBox(window, { type: 'warning', ...reasons[outcome], buttons: [ok], noLink: true })
        // The window may be gone by now.
        .catch(() => undefined);
    }
    return outcome === 'printed';
  };
}
