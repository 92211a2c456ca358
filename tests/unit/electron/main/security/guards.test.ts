import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { guardContents, guardSession } from '../../../../../electron/main/security/guards';

const openExternal = vi.hoisted(() => vi.fn<(url: string) => Promise<void>>(async () => undefined));
vi.mock('electron', () => ({ app: { name: 'Weaving Hope' }, shell: { openExternal } }));

function guardedContents() {
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: () => undefined });
  const options = { page: 'app://site/', mode: 'desk', onDenied: () => undefined } as const;
  guardContents(contents as unknown as WebContents, options);
  return (name: string, details: object) => {
    const preventDefault = vi.fn<() => void>();
    contents.emit(name, { preventDefault, ...details });
    return preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
}

describe('guardContents', () => {
  it.each(['will-frame-navigate', 'will-redirect'])('keeps the page where it is on %s', (name) => {
    const emit = guardedContents();
    expect(emit(name, { url: 'app://site/', isMainFrame: true })).toBe('allowed');
    expect(emit(name, { url: 'file:///etc/passwd', isMainFrame: true })).toBe('prevented');
    expect(emit(name, { url: 'app://site/', isMainFrame: false })).toBe('prevented');
    expect(openExternal).not.toHaveBeenCalled();
  });

  it('embeds no other pages', () => {
    expect(guardedContents()('will-attach-webview', {})).toBe('prevented');
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

  it.each([
    ['desk', 'blob:app://site/5f1c', true],
    ['desk', 'data:text/plain,hello', false],
    ['kiosk', 'blob:app://site/5f1c', false],
  ] as const)('%s saves %s: %s', (mode, url, allowed) => {
    const preventDefault = vi.fn<() => void>();
    const setSaveDialogOptions = vi.fn<(options: object) => void>();
    guardedSession(mode).emit(
      'will-download',
      { preventDefault },
      { getURL: () => url, setSaveDialogOptions },
    );
    expect(preventDefault).toHaveBeenCalledTimes(allowed ? 0 : 1);
    expect(setSaveDialogOptions.mock.calls).toEqual(allowed ? [[{ title: 'Weaving Hope' }]] : []);
  });

  it('shares neither devices nor the screen, and fetches no dictionaries', () => {
    const session = guardedSession();
    expect(session.setDevicePermissionHandler.mock.lastCall?.[0]?.({} as never)).toBe(false);
    const callback = vi.fn<(streams: object | null) => void>();
    session.setDisplayMediaRequestHandler.mock.lastCall?.[0]?.({} as never, callback);
    expect(callback.mock.calls).toEqual([[null]]);
    expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[false]]);
  });
});
