import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { isTrustedSender } from '../../../../../electron/main/security/ipc';
import {
  decideNavigation,
  decideWindowOpen,
  isPermissionGranted,
} from '../../../../../electron/main/security/security-policy';
import { contentSecurityPolicyHeader } from '../../../../../electron/main/site/page-policy';
import { sitePage } from '../../../../../electron/main/site/site-address';
import { windowOptions } from '../../../../../electron/main/window/window-options';
import { hostPort, type MainProcess } from '../../../../../electron/preload/host-port';
import packageFile from '../../../../../package.json' with { type: 'json' };
import { contentSecurityPolicy } from '../../../../../resources/build/content-security-policy';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), 'utf8');

const times = { idleSeconds: 120, warningSeconds: 30 };
const display = { inches: 32, lowerEdgeMm: 750 };
const modes = [
  { mode: 'desk' },
  { mode: 'kiosk', times, display, keypad: undefined, asksForPin: true },
] as const;
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

  it('1. loads only secure content: its own files, nothing from the network', () => {
    const policy = contentSecurityPolicyHeader(contentSecurityPolicy());
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/https?:/);
  });

  it('2. does not enable Node.js for pages', () => {
    expect(webPreferences).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
    });
  });

  it('3. enables context isolation', () => {
    expect(webPreferences.contextIsolation).toBe(true);
  });

  it('4. sandboxes every process', () => {
    expect(webPreferences.sandbox).toBe(true);
    expect(read('electron/main/app.ts')).toContain('app.enableSandbox()');
  });

  it('5. handles permission requests', () => {
    const requested = [
      'media',
      'geolocation',
      'notifications',
      'openExternal',
      'clipboard-read',
      'fullscreen',
    ];
    expect(requested.filter((permission) => isPermissionGranted(permission, mode))).toEqual([]);
  });

  it('6. keeps web security enabled', () => expect(webPreferences.webSecurity).toBe(true));

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
      expect(decideNavigation({ url, isMainFrame: true }, page, mode)).not.toBe('allow');
  });

  it('14. limits new windows: the app never opens one', () => {
    expect(decideWindowOpen(page, page, mode)).toBe(mode === 'desk' ? 'open-here' : 'deny');
  });

  it('15. opens only known kinds of URLs externally', () => {
    for (const url of ['file:///bin/sh', 'smb://server/share', 'ms-msdt:/id', 'javascript:1', 'http://x/']) {
      expect(decideWindowOpen(url, page, mode)).toBe('deny');
    }
  });

  it('16. uses a current version of Electron', () => {
    expect(packageFile.devDependencies.electron).toMatch(/^\^45\./);
  });

  it('17. validates the sender of IPC messages', () => {
    const mainFrame = { url: page } as Electron.WebFrameMain;
    const elsewhere = { url: 'https://foundation.example/' } as Electron.WebFrameMain;
    expect(isTrustedSender({ senderFrame: mainFrame }, { mainFrame }, page)).toBe(true);
    const subframe = { url: page } as Electron.WebFrameMain;
    expect(isTrustedSender({ senderFrame: subframe }, { mainFrame }, page)).toBe(false);
    expect(isTrustedSender({ senderFrame: elsewhere }, { mainFrame: elsewhere }, page)).toBe(false);
  });

  it('18. serves its page from a custom protocol instead of file://', () => {
    expect(sitePage(undefined, true)).toBe(page);
  });

  it('19. sets the fuses when packaged', () => {
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

  it('20. exposes no Electron APIs to the page, only the functions of its port', () => {
    const main = { send() {}, on() {}, off() {}, invoke: async () => undefined } as unknown as MainProcess;
    const { mode: exposedMode, ...ports } = hostPort(settings, main);
    const [port] = Object.values(ports);
    expect(exposedMode).toBe(mode);
    expect(Object.values(ports)).toHaveLength(1);
    expect(Object.values(port ?? {}).every((each) => each !== main && each !== main.send)).toBe(true);
  });
});
