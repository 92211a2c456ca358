import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Session, WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardContents, guardSession } from '../../../../../electron/main/security/guards';

const openExternal = vi.hoisted(() => vi.fn<(url: string) => Promise<void>>(async () => undefined));
vi.mock('electron', () => ({ shell: { openExternal } }));

beforeEach(() => vi.clearAllMocks());

type WindowOpenHandler = (details: { url: string }) => object;

function guardedContents(mode: 'desk' | 'kiosk' = 'desk') {
  let openWindow: WindowOpenHandler = () => ({});
  const onDenied = vi.fn<(url: string) => void>();
  const contents = Object.assign(new EventEmitter(), {
    loadURL: vi.fn<WebContents['loadURL']>(async () => undefined),
    setWindowOpenHandler: (handler: WindowOpenHandler) => (openWindow = handler),
  });
  guardContents(contents as unknown as WebContents, { page: 'app://site/', mode, onDenied });

  const emit = (name: string, details: object) => {
    const event = { preventDefault: vi.fn<() => void>(), ...details };
    contents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  return { contents, emit, onDenied, openWindow };
}

const external = 'https://foundation.example/';
const link = { url: 'mailto:hello@foundation.example', isMainFrame: true };

describe('guardContents', () => {
  it.each(['will-frame-navigate', 'will-redirect'])('keeps the page where it is on %s', (name) => {
    const { emit } = guardedContents();
    expect(emit(name, { url: 'app://site/', isMainFrame: true })).toBe('allowed');
    expect(emit(name, { url: 'file:///etc/passwd', isMainFrame: true })).toBe('prevented');
    expect(emit(name, { url: 'app://site/', isMainFrame: false })).toBe('prevented');
    expect(openExternal).not.toHaveBeenCalled();
  });

  it('opens external links outside the app, once, and stays', () => {
    const { emit, openWindow } = guardedContents();
    expect(emit('will-frame-navigate', link)).toBe('prevented');
    expect(openWindow({ url: external })).toEqual({ action: 'deny' });
    expect(openExternal.mock.calls).toEqual([[link.url], [external]]);
  });

  it('embeds no other pages', () => {
    expect(guardedContents().emit('will-attach-webview', {})).toBe('prevented');
  });

  it('opens a link to another screen in the same window when it is to open in a new one', async () => {
    const { contents, openWindow, onDenied } = guardedContents();
    expect(openWindow({ url: 'app://site/#/about' })).toEqual({ action: 'deny' });
    expect(contents.loadURL).not.toHaveBeenCalled();
    await setImmediate();
    expect(contents.loadURL.mock.calls).toEqual([['app://site/#/about']]);
    expect(onDenied).not.toHaveBeenCalled();
  });

  it('opens nothing outside a kiosk or in a new window, and reports what it denied', async () => {
    const { contents, emit, onDenied, openWindow } = guardedContents('kiosk');
    expect(emit('will-frame-navigate', link)).toBe('prevented');
    for (const url of [external, 'app://site/#/about'])
      expect(openWindow({ url })).toEqual({ action: 'deny' });
    await setImmediate();
    expect(contents.loadURL).not.toHaveBeenCalled();
    expect(openExternal).not.toHaveBeenCalled();
    expect(onDenied.mock.calls).toEqual([[link.url], [external], ['app://site/#/about']]);
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
    ['desk', 'geolocation', false],
    ['desk', 'clipboard-sanitized-write', true],
    ['kiosk', 'clipboard-sanitized-write', false],
  ] as const)(
    'at a %s, answers a request for %s, and a check for it, with %s',
    (mode, permission, granted) => {
      const { setPermissionRequestHandler, setPermissionCheckHandler } = guardedSession(mode);
      const callback = vi.fn<(granted: boolean) => void>();
      const wanted = [{} as WebContents, permission] as const;
      setPermissionRequestHandler.mock.lastCall?.[0]?.(...wanted, callback, {} as never);
      expect(callback.mock.calls).toEqual([[granted]]);
      expect(setPermissionCheckHandler.mock.lastCall?.[0]?.(...wanted, '', {} as never)).toBe(granted);
    },
  );

  it('shares neither devices nor the screen, and downloads nothing, not even dictionaries', () => {
    const session = guardedSession();
    expect(session.setDevicePermissionHandler.mock.lastCall?.[0]?.({} as never)).toBe(false);
    const callback = vi.fn<(streams: object | null) => void>();
    session.setDisplayMediaRequestHandler.mock.lastCall?.[0]?.({} as never, callback);
    expect(callback.mock.calls).toEqual([[null]]);
    const preventDefault = vi.fn<() => void>();
    session.emit('will-download', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[false]]);
  });
});
