import { net, protocol, type Session, session } from 'electron';
import { siteScheme } from './site-address';
import { siteResponder } from './site-response';

/** Gives `app://site/` the rights of a secure website's origin. Must be called once, before `ready`. */
export function registerSiteScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: siteScheme, privileges: { standard: true, secure: true } },
  ]);
}

/** Creates the session that serves the site at `app://site/`: with its own content, the page without the built content. */
export function createSiteSession(folder: string, hasOwnContent: boolean): Session {
  // Without the prefix `persist:`, a partition is kept in memory only.
  const inMemory = session.fromPartition('site');
  const fetchFile = (url: string) => net.fetch(url, { bypassCustomProtocolHandlers: true });
  inMemory.protocol.handle(
    siteScheme,
    siteResponder({
      folder,
      page: hasOwnContent ? 'app.html' : 'index.html',
      fetchFile,
    }),
  );
  return inMemory;
}
