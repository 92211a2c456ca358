import type { Session, WebContents } from 'electron';
import { decideNavigation, decideWindowOpen, isPermissionGranted } from './security-policy';

/**
 * Keeps a page on the site: it neither navigates away nor opens windows or embeds other pages.
 *
 * @param page the address of the site's page
 * @param openInSystem hands an address to the system's own program for it
 */
export function guardContents(
  contents: WebContents,
  page: string,
  openInSystem: (address: string) => void,
): void {
  const guardNavigation = (event: Electron.Event<{ url: string; isMainFrame: boolean }>) => {
    const decision = decideNavigation(event, page);
    if (decision !== 'stay') event.preventDefault();
    if (decision === 'system') openInSystem(event.url);
  };
  // Unlike `will-navigate`, this one tells of every frame, the main one included.
  contents.on('will-frame-navigate', guardNavigation);
  contents.on('will-redirect', guardNavigation);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (decideWindowOpen(url) === 'system') openInSystem(url);
    return { action: 'deny' };
  });
}

/** Refuses what pages of a session may ask for: permissions, devices, downloads; and fetches no dictionaries. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(isPermissionGranted(permission)),
  );
  session.setPermissionCheckHandler((_contents, permission) => isPermissionGranted(permission));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.on('will-download', (event) => event.preventDefault());
  session.setSpellCheckerEnabled(false);
}
