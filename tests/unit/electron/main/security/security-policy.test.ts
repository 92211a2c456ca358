import { expect, it } from 'vitest';
import { decideNavigation, decideWindowOpen } from '../../../../../electron/main/security/security-policy';

const page = 'app://site/';

/** What a desk and a kiosk do about a URL, for the page and for a new window. */
function decisions(url: string) {
  const navigation = (mode: 'desk' | 'kiosk') => decideNavigation({ url, isMainFrame: true }, page, mode);
  return {
    desk: [navigation('desk'), decideWindowOpen(url, page, 'desk')],
    kiosk: [navigation('kiosk'), decideWindowOpen(url, page, 'kiosk')],
  };
}

it('the page stays in the window, and a new window becomes the page at a desk only', () => {
  expect(decisions(page)).toEqual({ desk: ['allow', 'open-here'], kiosk: ['allow', 'deny'] });
});

it.each(
  'https://foundation.example/ mailto:hello@foundation.example tel:+12125550142 sms:+12125550144'.split(' '),
)('%s opens outside the app, but not in a kiosk', (url) =>
  expect(decisions(url)).toEqual({ desk: ['open-externally', 'open-externally'], kiosk: ['deny', 'deny'] }),
);

it.each([
  'not an address',
  '',
  ...`http://foundation.example/ app://site/assets/index.js app://elsewhere/ app://site.evil.example/ file:///etc/passwd
  javascript:alert(1) data:text/html,hello blob:app://site/1 about:blank chrome://gpu view-source:app://site/
  devtools://devtools/bundled/inspector.html ms-msdt:/id smb://server/share`.split(/\s+/),
])('%j opens nowhere', (url) =>
  expect(decisions(url)).toEqual({ desk: ['deny', 'deny'], kiosk: ['deny', 'deny'] }),
);

it('another site does not open in a subframe', () => {
  const url = 'https://foundation.example/';
  expect(decideNavigation({ url, isMainFrame: false }, page, 'desk')).toBe('deny');
});
