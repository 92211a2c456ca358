import { describe, expect, it } from 'vitest';
import { sitePage } from '../../../../../electron/main/site/site-address';

describe('sitePage', () => {
  it('is the built site unless a dev server runs', () => {
    expect(sitePage(undefined, false)).toBe('app://site/');
    expect(sitePage(undefined, true)).toBe('app://site/');
  });

  it.each(['http://127.0.0.1:5173', 'http://localhost:5173', 'http://[::1]:5173'])(
    'is the dev server at %s while developing',
    (server) => expect(sitePage(server, false)).toBe(`${server}/`),
  );

  it.each([
    'https://evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://localhost@evil.example/',
    'file:///etc/passwd',
    'no address',
    '',
  ])('is never %j', (server) => expect(sitePage(server, false)).toBe('app://site/'));

  it('is never a dev server once the app is packaged', () => {
    expect(sitePage('http://127.0.0.1:5173', true)).toBe('app://site/');
  });
});
