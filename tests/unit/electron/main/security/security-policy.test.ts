import { describe, expect, it } from 'vitest';
import {
  decideNavigation,
  decideWindowOpen,
  isPermissionGranted,
} from '../../../../../electron/main/security/security-policy';

const page = 'app://site/';

describe('decideNavigation', () => {
  const decide = (url: string, isMainFrame = true) => decideNavigation({ url, isMainFrame }, page, 'desk');

  it.each(['app://site/', 'app://site/#/about', 'app://site/?kiosk'])('stays on %s', (url) =>
    expect(decide(url)).toBe('allow'),
  );

  it.each(['https://foundation.example/', 'mailto:hello@foundation.example', 'tel:+12125550142'])(
    'opens %s externally',
    (url) => expect(decide(url)).toBe('open-externally'),
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
  ])('denies %j', (url) => expect(decide(url)).toBe('deny'));

  it.each(['app://site/', 'https://foundation.example/', 'mailto:hello@foundation.example'])(
    'denies %s in a subframe',
    (url) => expect(decide(url, false)).toBe('deny'),
  );

  it('stays on the dev server during development, and only there', () => {
    const devServer = 'http://127.0.0.1:5173/';
    expect(decideNavigation({ url: devServer, isMainFrame: true }, devServer, 'desk')).toBe('allow');
    expect(decideNavigation({ url: 'http://127.0.0.1:5174/', isMainFrame: true }, devServer, 'desk')).toBe(
      'deny',
    );
    expect(decideNavigation({ url: page, isMainFrame: true }, devServer, 'desk')).toBe('deny');
  });
});

describe('kiosk mode', () => {
  it.each(['https://foundation.example/', 'mailto:hello@foundation.example', 'tel:+12125550142'])(
    'does not open %s externally',
    (url) => {
      expect(decideNavigation({ url, isMainFrame: true }, page, 'kiosk')).toBe('deny');
      expect(decideWindowOpen(url, page, 'kiosk')).toBe('deny');
    },
  );

  it('stays on its page, and in its window', () => {
    expect(decideWindowOpen('app://site/#/about', page, 'kiosk')).toBe('deny');
    expect(decideNavigation({ url: 'app://site/#/about', isMainFrame: true }, page, 'kiosk')).toBe('allow');
  });

  it('grants no permission', () => {
    expect(isPermissionGranted('clipboard-sanitized-write', 'kiosk')).toBe(false);
  });
});

describe('decideWindowOpen', () => {
  it.each(['https://foundation.example/', 'mailto:hello@foundation.example', 'tel:911'])(
    'opens %s externally',
    (url) => expect(decideWindowOpen(url, page, 'desk')).toBe('open-externally'),
  );

  it.each(['app://site/#/about', 'app://site/'])('opens %s in the same window', (url) =>
    expect(decideWindowOpen(url, page, 'desk')).toBe('open-here'),
  );

  it.each([
    'app://site/assets/index.js',
    'app://elsewhere/',
    'about:blank',
    'http://foundation.example/',
    'file:///',
    'javascript:1',
    '',
  ])('denies %j', (url) => expect(decideWindowOpen(url, page, 'desk')).toBe('deny'));
});

describe('isPermissionGranted', () => {
  it('grants writing text to the clipboard', () =>
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
  ])('denies %s', (permission) => expect(isPermissionGranted(permission, 'desk')).toBe(false));
});
