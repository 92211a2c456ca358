import type { DesktopApp } from './desktop-app';

/** What the main process saw, in order, and what became of it. */
export interface Refusals {
  /** Addresses that the page wanted to go to, and whether that was refused. */
  readonly navigations: { url: string; refused: boolean }[];
  /** For each download, whether it was refused. */
  readonly downloads: boolean[];
  /** Addresses that were handed to the system; its programs do not start. */
  readonly system: string[];
}

declare global {
  /** Lives in the main process while a spec watches it. */
  var refusals: Refusals;
}

/** Begins to watch what the main process refuses; its own listeners come before these. */
export async function watchRefusals(app: DesktopApp): Promise<void> {
  await app.evaluate(({ BrowserWindow, shell }) => {
    const refusals: Refusals = { navigations: [], downloads: [], system: [] };
    globalThis.refusals = refusals;
    shell.openExternal = async (address) => {
      refusals.system.push(address);
    };
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.on('will-frame-navigate', ({ url, defaultPrevented }) =>
      refusals.navigations.push({ url, refused: defaultPrevented }),
    );
    contents?.session.on('will-download', ({ defaultPrevented }) =>
      refusals.downloads.push(defaultPrevented),
    );
  });
}

/** What the main process has seen since {@link watchRefusals}. */
export function seenRefusals(app: DesktopApp): Promise<Refusals> {
  return app.evaluate(() => globalThis.refusals);
}
