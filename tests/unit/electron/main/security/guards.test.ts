import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { guardContents, guardSession } from '../../../../../electron/main/security/guards';

type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];

function guardedContents(mode: 'desk' | 'kiosk' = 'desk') {
  let openWindow: unknown;
  const openInSystem = vi.fn<(address: string) => void>();
  const onRefused = vi.fn<(address: string) => void>();
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler(handler: WindowOpenHandler) {
      openWindow = handler;
    },
  });
  guardContents(contents as unknown as WebContents, { page: 'app://site/', mode, openInSystem, onRefused });

  const emit = (name: string, details: object) => {
    const event = { preventDefault: vi.fn<() => void>(), ...details };
    contents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  return { emit, openInSystem, onRefused, openWindow: openWindow as (details: { url: string }) => object };
}

describe('guardContents', () => {
  it.each(['will-frame-navigate', 'will-redirect'])('keeps the page where it is on %s', (name) => {
    const { emit, openInSystem } = guardedContents();
    expect(emit(name, { url: 'app://site/', isMainFrame: true })).toBe('allowed');
    expect(emit(name, { url: 'file:///etc/passwd', isMainFrame: true })).toBe('prevented');
    expect(emit(name, { url: 'app://site/', isMainFrame: false })).toBe('prevented');
    expect(openInSystem).not.toHaveBeenCalled();
  });

  it('hands a link out to the system once, and stays', () => {
    const { emit, openInSystem } = guardedContents();
    const link = { url: 'mailto:hello@foundation.example', isMainFrame: true };
    expect(emit('will-frame-navigate', link)).toBe('prevented');
    expect(openInSystem.mock.calls).toEqual([[link.url]]);
  });

  it('embeds no other page', () => {
    expect(guardedContents().emit('will-attach-webview', {})).toBe('prevented');
  });

  it('opens no window, whatever becomes of the address', () => {
    const { openWindow, openInSystem } = guardedContents();
    expect(openWindow({ url: 'https://foundation.example/' })).toEqual({ action: 'deny' });
    expect(openWindow({ url: 'app://site/' })).toEqual({ action: 'deny' });
    expect(openInSystem.mock.calls).toEqual([['https://foundation.example/']]);
  });
});

describe('guardContents in a kiosk', () => {
  it('hands nothing to the system, and tells what it refused', () => {
    const { emit, openInSystem, onRefused, openWindow } = guardedContents('kiosk');
    const link = { url: 'mailto:hello@foundation.example', isMainFrame: true };
    expect(emit('will-frame-navigate', link)).toBe('prevented');
    expect(openWindow({ url: 'https://foundation.example/' })).toEqual({ action: 'deny' });
    expect(openInSystem).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([[link.url], ['https://foundation.example/']]);
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
  ] as const)('answers a request for %s, and a check of it, with %s', (permission, granted) => {
    const { setPermissionRequestHandler, setPermissionCheckHandler } = guardedSession();
    const answer = vi.fn<(granted: boolean) => void>();
    const contents = {} as WebContents;
    const details = {} as never;
    setPermissionRequestHandler.mock.lastCall?.[0]?.(contents, permission, answer, details);
    expect(answer.mock.calls).toEqual([[granted]]);
    expect(setPermissionCheckHandler.mock.lastCall?.[0]?.(contents, permission, '', details)).toBe(granted);
  });

  it('grants nothing in a kiosk', () => {
    const { setPermissionRequestHandler, setPermissionCheckHandler } = guardedSession('kiosk');
    const answer = vi.fn<(granted: boolean) => void>();
    const copying = [{} as WebContents, 'clipboard-sanitized-write'] as const;
    setPermissionRequestHandler.mock.lastCall?.[0]?.(...copying, answer, {} as never);
    expect(answer.mock.calls).toEqual([[false]]);
    expect(setPermissionCheckHandler.mock.lastCall?.[0]?.(...copying, '', {} as never)).toBe(false);
  });

  it('shares neither devices nor the screen', () => {
    const { setDevicePermissionHandler, setDisplayMediaRequestHandler } = guardedSession();
    const answer = vi.fn<(streams: object | null) => void>();
    expect(setDevicePermissionHandler.mock.lastCall?.[0]?.({} as never)).toBe(false);
    setDisplayMediaRequestHandler.mock.lastCall?.[0]?.({} as never, answer);
    expect(answer.mock.calls).toEqual([[null]]);
  });

  it('downloads nothing, not even a dictionary', () => {
    const session = guardedSession();
    const preventDefault = vi.fn<() => void>();
    session.emit('will-download', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[false]]);
  });
});
