import { expect, it } from 'vitest';
import { decideNavigation, decideWindowOpen } from '../../../../../electron/main/security/security-policy';

const page = 'app://site/';

/** What a desk and then a kiosk do about a URL, for the page and for a new window. */
const decisions = (url: string) =>
  (['desk', 'kiosk'] as const).flatMap((mode) => [
    decideNavigation({ url, isMainFrame: true }, page, mode),
    decideWindowOpen(url, page, mode),
  ]);

it('the page stays in the window, and a new window becomes the page at a desk only', () =>
  expect(decisions(page)).toEqual(['allow', 'open-here', 'allow', 'deny']));

it.each(
  'https://foundation.example/ mailto:hello@foundation.example tel:+12125550142 sms:+12125550144'.split(' '),
)('%s opens outside the app, but not in a kiosk, nor in a subframe', (url) => {
  expect(decisions(url)).toEqual(['open-externally', 'open-externally', 'deny', 'deny']);
  expect(decideNavigation({ url, isMainFrame: false }, page, 'desk')).toBe('deny');
});

it.each([
  'not an address',
  '',
  ...`http://foundation.example/ app://site/assets/index.js app://elsewhere/ app://site.evil.example/ file:///etc/passwd
  javascript:alert(1) data:text/html,hello blob:app://site/1 about:blank chrome://gpu view-source:app://site/
  devtools://devtools/bundled/inspector.html ms-msdt:/id smb://server/share`.split(/\s+/),
])('%j opens nowhere', (url) => expect(decisions(url)).toEqual(['deny', 'deny', 'deny', 'deny']));
