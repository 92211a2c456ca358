import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Session, WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardContents, guardSession } from '../../../../../electron/main/security/guards';

const openExternal = vi.hoisted(() => vi.fn<(url: string) => Promise<void>>(async () => undefined));
vi.mock('electron', () => ({ shell: { openExternal } }));

beforeEach(() => {
  openExternal.mockClear();
});

type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

function guardedContents(mode: 'desk' | 'kiosk' = 'desk') {
  let openWindow: unknown;
  const onDenied = vi.fn<(url: string) => void>();
  const contents = Object.assign(new EventEmitter(), {
    loadURL: vi.fn<WebContents['loadURL']>(async () => undefined),
    setWindowOpenHandler(handler: WindowOpenHandler) {
      openWindow = handler;
    },
  });
  guardContents(contents as unknown as WebContents, { page: 'app://site/', mode, onDenied });

  const emit = (name: string, details: object) => {
    const event = { preventDefault: vi.fn<() => void>(), ...details };
    contents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  return { contents, emit, onDenied, openWindow: openWindow as (details: { url: string }) => object };
}

describe('guardContents', () => {
  it.each(['will-frame-navigate', 'will-redirect'])('keeps the page where it is on %s', (name) => {
    const { emit } = guardedContents();
    expect(emit(name, { url: 'app://site/', isMainFrame: true })).toBe('allowed');
    expect(emit(name, { url: 'file:///etc/passwd', isMainFrame: true })).toBe('prevented');
    expect(emit(name, { url: 'app://site/', isMainFrame: false })).toBe('prevented');
    expect(openExternal).not.toHaveBeenCalled();
  });

  it('opens an external link outside the app once, and stays', () => {
    const { emit } = guardedContents();
    const link = { url: 'mailto:hello@foundation.example', isMainFrame: true };
    expect(emit('will-frame-navigate', link)).toBe('prevented');
    expect(openExternal.mock.calls).toEqual([[link.url]]);
  });

  it('embeds no other pages', () => {
    expect(guardedContents().emit('will-attach-webview', {})).toBe('prevented');
  });

  it('opens no windows, whatever happens to the URL', () => {
    const { openWindow } = guardedContents();
    expect(openWindow({ url: 'https://foundation.example/' })).toEqual({ action: 'deny' });
    expect(openWindow({ url: 'app://site/' })).toEqual({ action: 'deny' });
    expect(openExternal.mock.calls).toEqual([['https://foundation.example/']]);
  });

  it('opens a link to another screen in the same window when it is to open in a new one', async () => {
    const { contents, openWindow, onDenied } = guardedContents();
    expect(openWindow({ url: 'app://site/#/about' })).toEqual({ action: 'deny' });
    expect(contents.loadURL).not.toHaveBeenCalled();
    await setImmediate();
    expect(contents.loadURL.mock.calls).toEqual([['app://site/#/about']]);
    expect(onDenied).not.toHaveBeenCalled();
  });
});

describe('guardContents in kiosk mode', () => {
  it('opens nothing in a new window, and reports what it denied', async () => {
    const { contents, onDenied, openWindow } = guardedContents('kiosk');
    expect(openWindow({ url: 'app://site/#/about' })).toEqual({ action: 'deny' });
    await setImmediate();
    expect(contents.loadURL).not.toHaveBeenCalled();
    expect(onDenied.mock.calls).toEqual([['app://site/#/about']]);
  });

  it('opens nothing outside the app, and reports what it denied', () => {
    const { emit, onDenied, openWindow } = guardedContents('kiosk');
    const link = { url: 'mailto:hello@foundation.example', isMainFrame: true };
    expect(emit('will-frame-navigate', link)).toBe('prevented');
    expect(openWindow({ url: 'https://foundation.example/' })).toEqual({ action: 'deny' });
    expect(openExternal).not.toHaveBeenCalled();
    expect(onDenied.mock.calls).toEqual([[link.url], ['https://foundation.example/']]);
  });
});

function guardedSession(mode: 'desk' | 'kiosk' = 'desk') {
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: vi.fn<Session['setPermissionRequestHandler']>(),
    setPermissionCheckHandler: vi.fn<Session['setPermissionCheckHandler']>(),
    setDevicePermissionHandler: vi.fn<Session['setDevicePermissionHandler']>(),
    setDisplayMediaRequestHandler: vi.fn<Session['setDisplayMediaRequestHandler']>(),
    setSpellCheckerEnabled: vi.fn<Session['setSpellCheckerEnabled']>(),
  });
  guardSession(session as unknown as Session, mode);
  return session;
}

describe('guardSession', () => {
  it.each([
    ['geolocation', false],
    ['clipboard-sanitized-write', true],
  ] as const)('answers a request for %s, and a check for it, with %s', (permission, granted) => {
    const { setPermissionRequestHandler, setPermissionCheckHandler } = guardedSession();
    const callback = vi.fn<(granted: boolean) => void>();
    const contents = {} as WebContents;
    const details = {} as never;
    setPermissionRequestHandler.mock.lastCall?.[0]?.(contents, permission, callback, details);
    expect(callback.mock.calls).toEqual([[granted]]);
    expect(setPermissionCheckHandler.mock.lastCall?.[0]?.(contents, permission, '', details)).toBe(granted);
  });

  it('grants nothing in kiosk mode', () => {
    const { setPermissionRequestHandler, setPermissionCheckHandler } = guardedSession('kiosk');
    const callback = vi.fn<(granted: boolean) => void>();
    const copying = [{} as WebContents, 'clipboard-sanitized-write'] as const;
    setPermissionRequestHandler.mock.lastCall?.[0]?.(...copying, callback, {} as never);
    expect(callback.mock.calls).toEqual([[false]]);
    expect(setPermissionCheckHandler.mock.lastCall?.[0]?.(...copying, '', {} as never)).toBe(false);
  });

  it('shares neither devices nor the screen', () => {
    const { setDevicePermissionHandler, setDisplayMediaRequestHandler } = guardedSession();
    const callback = vi.fn<(streams: object | null) => void>();
    expect(setDevicePermissionHandler.mock.lastCall?.[0]?.({} as never)).toBe(false);
    setDisplayMediaRequestHandler.mock.lastCall?.[0]?.({} as never, callback);
    expect(callback.mock.calls).toEqual([[null]]);
  });

  it('downloads nothing, not even dictionaries', () => {
    const session = guardedSession();
    const preventDefault = vi.fn<() => void>();
    session.emit('will-download', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[false]]);
  });
});
