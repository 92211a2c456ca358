import { expect, it } from 'vitest';
import { siteFile } from '../../../../../electron/main/site/site-file';

it.each([
  ['app://site', 'index.html'],
  ['app://site/', 'index.html'],
  ['app://site/#/about', 'index.html'],
  ['app://site/?kiosk#/about', 'index.html'],
  ['app://site/index.html', 'index.html'],
  ['app://site/assets/index-B9_-x.js', 'assets/index-B9_-x.js'],
  ['app://site/assets/-x.woff2?v=1', 'assets/-x.woff2'],
  ['app://site/pictures/caf%C3%A9%20table.png', 'pictures/café table.png'],
])('maps %s to a file', (url, file) => expect(siteFile(url)).toBe(file));

it.each([
  ['another scheme', 'file:///index.html'],
  ['another scheme on the same host', 'https://site/index.html'],
  ['another host', 'app://elsewhere/index.html'],
  ['a host with the same prefix', 'app://site.evil.example/index.html'],
  ['a port', 'app://site:80/index.html'],
  ['a user name', 'app://someone@site/index.html'],
  ['a password', 'app://:secret@site/index.html'],
  ['no host', 'app:index.html'],
  ['a relative path', 'index.html'],
  ['encoded slashes up', 'app://site/..%2fpackage.json'],
  ['encoded slashes up, deeper', 'app://site/assets/..%2F..%2F..%2Fetc%2Fpasswd'],
  ['fully encoded slashes up', 'app://site/%2e%2e%2f%2e%2e%2fetc/passwd'],
  ['doubly encoded slashes up', 'app://site/%252e%252e%252fpackage.json'],
  ['a doubly encoded plain name', 'app://site/index%252ehtml'],
  ['encoded backslashes up', 'app://site/..%5c..%5cpackage.json'],
  ['plain backslashes up', 'app://site/..\\..\\package.json'],
  ['a backslash', 'app://site/assets\\index.js'],
  ['NUL', 'app://site/index.html%00.png'],
  ['a line break', 'app://site/index.html%0a'],
  ['a drive letter', 'app://site/C:/Windows/win.ini'],
  ['an encoded drive letter', 'app://site/c%3a/Windows/win.ini'],
  ['an alternate data stream', 'app://site/index.html::$DATA'],
  ['a network share', 'app://site//server/share/file'],
  ['an encoded absolute path', 'app://site/%2fetc/passwd'],
  ['an empty name', 'app://site/assets//index.js'],
  ['a folder', 'app://site/assets/'],
  ['a hidden file', 'app://site/.git/config'],
  ['a malformed escape', 'app://site/%E0%A4%A'],
  ['a lone percent sign', 'app://site/100%'],
])('rejects %s', (_what, url) => expect(siteFile(url)).toBeUndefined());

it('cannot leave the folder through dot segments, which URL parsing removes', () => {
  expect(siteFile('app://site/../../package.json')).toBe('package.json');
  expect(siteFile('app://site/%2e%2e/%2E%2e/package.json')).toBe('package.json');
});
