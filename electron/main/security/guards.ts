import { app, type Session, shell, type WebContents } from 'electron';
import type { DesktopMode } from '../../shared/host-settings';
import { linkedUrl } from '../app-protocol/site-address';
import { decideNavigation, decideWindowOpen, isPermissionGranted } from './security-policy';

interface GuardOptions {
  readonly pageUrl: string;
  readonly mode: DesktopMode;
  readonly onDenied: (url: string) => void;
}

function openExternally(url: string): void {
  // This fails if no program handles the URL, which Linux does not report. Visitors can still read the URL on the page.
  shell.openExternal(url).catch(() => undefined);
}

/** Opens a URL of the site in the window that has asked for another one. */
function openHere(contents: WebContents, url: string): void {
  // Waits until Electron has handled the request, because a load in the meantime might fail.
  setImmediate(() => contents.loadURL(url).catch(() => undefined));
}

/** Keeps a page on the site: it cannot navigate away, open windows or embed other pages. */
export function guardContents(contents: WebContents, { pageUrl, mode, onDenied }: GuardOptions): void {
  const guardNavigation = (event: Electron.Event<{ url: string; isMainFrame: boolean }>) => {
    const decision = decideNavigation(event, pageUrl, mode);
    if (decision !== 'allow') event.preventDefault();
    const linked = mode === 'desk' && event.isMainFrame && linkedUrl(event.url, pageUrl);
    if (linked) return openHere(contents, linked);
    if (decision === 'open-externally') openExternally(event.url);
    if (decision === 'deny') onDenied(event.url);
  };
  // `will-navigate` covers only the main frame; this event covers them all.
  contents.on('will-frame-navigate', guardNavigation);
  contents.on('will-redirect', guardNavigation);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler((details) => {
    const url = linkedUrl(details.url, pageUrl) ?? details.url;
    const decision = decideWindowOpen(url, pageUrl, mode);
    if (decision === 'open-here') openHere(contents, url);
    if (decision === 'open-externally') openExternally(url);
    if (decision === 'deny') onDenied(url);
    return { action: 'deny' };
  });
}

/**
 * Denies all requests of pages in a session: permissions, devices, downloads, and spell-check dictionaries. In a window,
 * the page may save what it made itself; Electron asks where.
 */
export function guardSession(session: Session, mode: DesktopMode): void {
  session.setPermissionRequestHandler((_contents, permission, callback) =>
    callback(isPermissionGranted(permission, mode)),
  );
  session.setPermissionCheckHandler((_contents, permission) => isPermissionGranted(permission, mode));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => callback(null));
  session.on('will-download', (event, item) => {
    if (mode === 'kiosk' || !item.getURL().startsWith('blob:')) event.preventDefault();
    // The dialog's title would otherwise be the address of the blob.
    else item.setSaveDialogOptions({ title: app.name });
  });
  session.setSpellCheckerEnabled(false);
}
