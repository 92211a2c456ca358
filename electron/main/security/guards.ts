import type { Session, WebContents } from 'electron';
import type { DesktopMode } from '../../shared/host-settings';
import { decideNavigation, decideWindowOpen, isPermissionGranted } from './security-policy';

interface Guard {
  /** The address of the site's page. */
  readonly page: string;
  readonly mode: DesktopMode;
  /** Hands an address to the system's own program for it. */
  readonly openInSystem: (address: string) => void;
  /** Hears of the addresses that nobody gets. */
  readonly onRefused: (address: string) => void;
}

/** Keeps a page on the site: it neither navigates away nor opens windows or embeds other pages. */
export function guardContents(contents: WebContents, { page, mode, openInSystem, onRefused }: Guard): void {
  const guardNavigation = (event: Electron.Event<{ url: string; isMainFrame: boolean }>) => {
    const decision = decideNavigation(event, page, mode);
    if (decision !== 'stay') event.preventDefault();
    if (decision === 'system') openInSystem(event.url);
    if (decision === 'refuse') onRefused(event.url);
  };
  // Unlike `will-navigate`, this one tells of every frame, the main one included.
  contents.on('will-frame-navigate', guardNavigation);
  contents.on('will-redirect', guardNavigation);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (decideWindowOpen(url, mode) === 'system') openInSystem(url);
    else onRefused(url);
    return { action: 'deny' };
  });
}

/** Refuses what pages of a session may ask for: permissions, devices, downloads; and fetches no dictionaries. */
export function guardSession(session: Session, mode: DesktopMode): void {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(isPermissionGranted(permission, mode)),
  );
  session.setPermissionCheckHandler((_contents, permission) => isPermissionGranted(permission, mode));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.on('will-download', (event) => event.preventDefault());
  session.setSpellCheckerEnabled(false);
}
