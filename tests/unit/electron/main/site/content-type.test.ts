import { expect, it } from 'vitest';
import { contentType } from '../../../../../electron/main/site/content-type';

it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/index-x.js', 'text/javascript; charset=utf-8'],
  ['assets/index-x.css', 'text/css; charset=utf-8'],
  ['assets/logo.svg', 'image/svg+xml; charset=utf-8'],
  ['assets/font.woff2', 'font/woff2'],
  ['PICTURE.PNG', 'image/png'],
])('for %s is %s', (file, type) => expect(contentType(file)).toBe(type));

it.each(['program.exe', 'LICENSE', 'index.html.'])('for %s is plain bytes', (file) =>
  expect(contentType(file)).toBe('application/octet-stream'),
);
