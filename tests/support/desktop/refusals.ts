import type { DesktopApp } from './desktop-app';

/** What the page attempted, in order, and what the main process decided. */
export interface Refusals {
  readonly navigations: { url: string; isRefused: boolean }[];
  /** Whether each download was refused. */
  readonly downloads: boolean[];
  /** URLs that were opened externally; no program starts. */
  readonly external: string[];
}

declare global {
  /** Exists only in the main process, while a spec observes it. */
  var refusals: Refusals;
}

/** Starts observing what the main process refuses. The app's own listeners run before these. */
export async function observeRefusals(app: DesktopApp): Promise<void> {
  await app.evaluate(({ BrowserWindow, shell }) => {
    const refusals: Refusals = { navigations: [], downloads: [], external: [] };
    globalThis.refusals = refusals;
    shell.openExternal = async (url) => {
      refusals.external.push(url);
    };
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.on('will-frame-navigate', ({ url, defaultPrevented }) =>
      refusals.navigations.push({ url, isRefused: defaultPrevented }),
    );
    contents?.session.on('will-download', ({ defaultPrevented }) =>
      refusals.downloads.push(defaultPrevented),
    );
  });
}

/** What the main process refused since {@link observeRefusals}. */
export function observedRefusals(app: DesktopApp): Promise<Refusals> {
  return app.evaluate(() => globalThis.refusals);
}
