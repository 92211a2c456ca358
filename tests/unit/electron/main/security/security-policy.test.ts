import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  contentSecurityPolicyHeader,
  decideNavigation,
  decideWindowOpen,
  isPermissionGranted,
} from '../../../../../electron/main/security/security-policy';

const page = 'app://site/';

describe('contentSecurityPolicy', () => {
  it('lets in the own files alone', () => {
    expect(contentSecurityPolicy()).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  it('lets in the given inline elements besides', () => {
    const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: ["'sha256-y'", "'sha256-z'"] });
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("style-src 'self' 'sha256-y' 'sha256-z';");
  });

  it('keeps the page out of frames where a header says so', () => {
    expect(contentSecurityPolicyHeader("default-src 'none'")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });
});

describe('decideNavigation', () => {
  const decide = (url: string, isMainFrame = true) => decideNavigation({ url, isMainFrame }, page, 'desk');

  it.each(['app://site/', 'app://site/#/about', 'app://site/?kiosk'])('stays on %s', (url) =>
    expect(decide(url)).toBe('stay'),
  );

  it.each(['https://foundation.example/', 'mailto:hello@foundation.example', 'tel:+12125550142'])(
    'hands %s to the system',
    (url) => expect(decide(url)).toBe('system'),
  );

  it.each([
    'http://foundation.example/',
    'app://site/assets/index.js',
    'app://elsewhere/',
    'app://site.evil.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:app://site/1',
    'about:blank',
    'chrome://gpu',
    'devtools://devtools/bundled/inspector.html',
    'ms-msdt:/id',
    'smb://server/share',
    'view-source:app://site/',
    'not an address',
    '',
  ])('refuses %j', (url) => expect(decide(url)).toBe('refuse'));

  it.each(['app://site/', 'https://foundation.example/', 'mailto:hello@foundation.example'])(
    'refuses %s in a frame',
    (url) => expect(decide(url, false)).toBe('refuse'),
  );

  it('stays on the dev server while developing, and only there', () => {
    const devServer = 'http://127.0.0.1:5173/';
    expect(decideNavigation({ url: devServer, isMainFrame: true }, devServer, 'desk')).toBe('stay');
    expect(decideNavigation({ url: 'http://127.0.0.1:5174/', isMainFrame: true }, devServer, 'desk')).toBe(
      'refuse',
    );
    expect(decideNavigation({ url: page, isMainFrame: true }, devServer, 'desk')).toBe('refuse');
  });
});

describe('a kiosk', () => {
  it.each(['https://foundation.example/', 'mailto:hello@foundation.example', 'tel:+12125550142'])(
    'hands %s to nobody',
    (url) => {
      expect(decideNavigation({ url, isMainFrame: true }, page, 'kiosk')).toBe('refuse');
      expect(decideWindowOpen(url, 'kiosk')).toBe('refuse');
    },
  );

  it('stays on its page', () => {
    expect(decideNavigation({ url: 'app://site/#/about', isMainFrame: true }, page, 'kiosk')).toBe('stay');
  });

  it('grants no permission', () => {
    expect(isPermissionGranted('clipboard-sanitized-write', 'kiosk')).toBe(false);
  });
});

describe('decideWindowOpen', () => {
  it.each(['https://foundation.example/', 'mailto:hello@foundation.example', 'tel:911'])(
    'hands %s to the system',
    (url) => expect(decideWindowOpen(url, 'desk')).toBe('system'),
  );

  it.each(['app://site/', 'about:blank', 'http://foundation.example/', 'file:///', 'javascript:1', ''])(
    'refuses %j',
    (url) => expect(decideWindowOpen(url, 'desk')).toBe('refuse'),
  );
});

describe('isPermissionGranted', () => {
  it('lets the page copy text', () =>
    expect(isPermissionGranted('clipboard-sanitized-write', 'desk')).toBe(true));

  it.each([
    'clipboard-read',
    'display-capture',
    'fileSystem',
    'fullscreen',
    'geolocation',
    'hid',
    'idle-detection',
    'media',
    'midi',
    'notifications',
    'openExternal',
    'pointerLock',
    'serial',
    'storage-access',
    'usb',
    'unknown',
  ])('refuses %s', (permission) => expect(isPermissionGranted(permission, 'desk')).toBe(false));
});
