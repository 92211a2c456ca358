import { net, protocol, type Session } from 'electron';
import { contentSecurityPolicyHeader } from '../security/security-policy';
import { pagePolicy } from './page-policy';
import { siteScheme } from './site-address';
import { siteResponder } from './site-response';

/** Makes `app://site/` an origin like that of a secure website. Electron wants this before it is ready, and once. */
export function declareSiteScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: siteScheme, privileges: { standard: true, secure: true } },
  ]);
}

/** Serves the built site in a folder at `app://site/` of a session. */
export function serveSite(session: Session, folder: string): void {
  const contentSecurityPolicy = pagePolicy(folder).then(contentSecurityPolicyHeader);
  const fetchFile = (address: string) => net.fetch(address, { bypassCustomProtocolHandlers: true });
  session.protocol.handle(siteScheme, siteResponder({ folder, contentSecurityPolicy, fetchFile }));
}
