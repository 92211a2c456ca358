import { expect, it } from 'vitest';
import { siteFile } from '../../../../../electron/main/app-protocol/site-file';

it.each([
  ['app://site', 'index.html'],
  ['app://site/', 'index.html'],
])('maps %s to a file', (url, file) => expect(siteFile(url)).toBe(file));

it.each(
  `file:///index.html https://site/index.html app://elsewhere/index.html app://site.evil.example/index.html
  app://site:80/index.html app://someone@site/index.html app://:secret@site/index.html app:index.html index.html
  app://site/..%2fpackage.json app://site/assets/..%2F..%2F..%2Fetc%2Fpasswd app://site/%2e%2e%2f%2e%2e%2fetc/passwd
  app://site/%252e%252e%252fpackage.json app://site/index%252ehtml app://site/..%5c..%5cpackage.json
  app://site/..\\..\\package.json app://site/assets\\index.js app://site/index.html%00.png app://site/index.html%0a
  app://site/C:/Windows/win.ini app://site/c%3a/Windows/win.ini app://site/index.html::$DATA app://site//server/share/file
  app://site/%2fetc/passwd app://site/assets//index.js app://site/assets/ app://site/.git/config app://site/%E0%A4%A
  app://site/100%`.split(/\s+/),
)('rejects %s', (url) => expect(siteFile(url)).toBeUndefined());
