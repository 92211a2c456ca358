import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { isFromSite } from '../../../../../electron/main/security/ipc';
import {
  contentSecurityPolicy,
  contentSecurityPolicyHeader,
  decideNavigation,
  decideWindowOpen,
  isPermissionGranted,
} from '../../../../../electron/main/security/security-policy';
import { sitePage } from '../../../../../electron/main/site/site-address';
import { windowOptions } from '../../../../../electron/main/window/window-options';
import { hostPort, type MainProcess } from '../../../../../electron/preload/host-port';
import packageFile from '../../../../../package.json' with { type: 'json' };

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), 'utf8');

const times = { idleSeconds: 120, warningSeconds: 30 };
const modes = [{ mode: 'desk' }, { mode: 'kiosk', times, asksForPin: true }] as const;
const page = 'app://site/';

/** Electron's checklist (https://www.electronjs.org/docs/latest/tutorial/security), item by item. */
describe.each(modes)('Electron’s security checklist, $mode', (settings) => {
  const { mode } = settings;
  const { webPreferences = {} } = windowOptions({
    settings,
    preload: '',
    session: {} as Session,
    theme: { shouldUseDarkColors: false, shouldUseHighContrastColors: false },
  });

  it('1. loads only secure content: its own files, and nothing from the network', () => {
    const policy = contentSecurityPolicyHeader(contentSecurityPolicy());
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/https?:/);
  });

  it('2. gives pages no Node.js', () => {
    expect(webPreferences).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
    });
  });

  it('3. isolates the context of the preload script', () => {
    expect(webPreferences.contextIsolation).toBe(true);
  });

  it('4. sandboxes every process', () => {
    expect(webPreferences.sandbox).toBe(true);
    expect(read('electron/main/app.ts')).toContain('app.enableSandbox()');
  });

  it('5. handles requests for permissions', () => {
    const asked = ['media', 'geolocation', 'notifications', 'openExternal', 'clipboard-read', 'fullscreen'];
    expect(asked.filter((permission) => isPermissionGranted(permission, mode))).toEqual([]);
  });

  it('6. leaves web security on', () => expect(webPreferences.webSecurity).toBe(true));

  it('7. has a content security policy without unsafe sources', () => {
    expect(contentSecurityPolicyHeader(contentSecurityPolicy())).toMatch(
      /script-src 'self';.*frame-ancestors 'none'/,
    );
    expect(contentSecurityPolicyHeader(contentSecurityPolicy())).not.toContain('unsafe');
  });

  it('8. allows no insecure content', () => {
    expect(webPreferences.allowRunningInsecureContent).toBe(false);
  });

  it('9. enables no experimental features', () => expect(webPreferences.experimentalFeatures).toBe(false));

  it('10. enables no Blink features', () => expect(webPreferences).not.toHaveProperty('enableBlinkFeatures'));

  it('11. and 12. has no webview, so none with popups or options of its own', () => {
    expect(webPreferences.webviewTag).toBe(false);
  });

  it('13. limits navigation', () => {
    const outside = ['https://foundation.example/', 'file:///etc/passwd', 'app://elsewhere/', 'about:blank'];
    for (const url of outside)
      expect(decideNavigation({ url, isMainFrame: true }, page, mode)).not.toBe('stay');
  });

  it('14. limits new windows: none is ever one of the app', () => {
    expect(decideWindowOpen(page, mode)).toBe('refuse');
  });

  it('15. hands only known kinds of addresses to the system', () => {
    for (const url of ['file:///bin/sh', 'smb://server/share', 'ms-msdt:/id', 'javascript:1', 'http://x/']) {
      expect(decideWindowOpen(url, mode)).toBe('refuse');
    }
  });

  it('16. uses a current version of Electron', () => {
    expect(packageFile.devDependencies.electron).toMatch(/^\^45\./);
  });

  it('17. checks who sends a message', () => {
    const mainFrame = { url: page } as Electron.WebFrameMain;
    const elsewhere = { url: 'https://foundation.example/' } as Electron.WebFrameMain;
    expect(isFromSite({ senderFrame: mainFrame }, { mainFrame }, page)).toBe(true);
    const inside = { url: page } as Electron.WebFrameMain;
    expect(isFromSite({ senderFrame: inside }, { mainFrame }, page)).toBe(false);
    expect(isFromSite({ senderFrame: elsewhere }, { mainFrame: elsewhere }, page)).toBe(false);
  });

  it('18. serves its page by a scheme of its own and not from file://', () => {
    expect(sitePage(undefined, true)).toBe(page);
  });

  it('19. sets the fuses when it is packaged', () => {
    const packaging = read('resources/electron-builder.yml');
    for (const fuse of [
      'runAsNode: false',
      'enableNodeOptionsEnvironmentVariable: false',
      'enableNodeCliInspectArguments: false',
      'onlyLoadAppFromAsar: true',
      'enableEmbeddedAsarIntegrityValidation: true',
      'grantFileProtocolExtraPrivileges: false',
    ]) {
      expect(packaging).toContain(`  ${fuse}\n`);
    }
  });

  it('20. hands the page functions of its port, and nothing of Electron', () => {
    const main = { send() {}, on() {}, off() {}, invoke: async () => undefined } as unknown as MainProcess;
    const { mode: told, ...ports } = hostPort(settings, main);
    const [port] = Object.values(ports);
    expect(told).toBe(mode);
    expect(Object.values(ports)).toHaveLength(1);
    expect(Object.values(port ?? {}).every((each) => each !== main && each !== main.send)).toBe(true);
  });
});
