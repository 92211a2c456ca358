import { describe, expect, it } from 'vitest';
import { screenUrl, sitePage } from '../../../../../electron/main/site/site-address';

describe('sitePage', () => {
  it('is on the built site unless a dev server is running', () => {
    expect(sitePage(undefined, false)).toBe('app://site/');
    expect(sitePage(undefined, true)).toBe('app://site/');
  });

  it.each(['http://127.0.0.1:5173', 'http://localhost:5173', 'http://[::1]:5173'])(
    'is on the dev server at %s during development',
    (server) => expect(sitePage(server, false)).toBe(`${server}/`),
  );

  it.each([
    'https://evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://localhost@evil.example/',
    'file:///etc/passwd',
    'not a URL',
    '',
  ])('is never %j', (server) => expect(sitePage(server, false)).toBe('app://site/'));

  it('is never on a dev server in a packaged app', () => {
    expect(sitePage('http://127.0.0.1:5173', true)).toBe('app://site/');
  });
});

describe('screenUrl', () => {
  it('is the page with the path of the screen in its hash, except for Home', () => {
    expect(screenUrl('app://site/', '/')).toBe('app://site/');
    expect(screenUrl('app://site/', '/services')).toBe('app://site/#/services');
  });
});
