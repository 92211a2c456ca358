import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { expect, it, vi } from 'vitest';
import { guardContents, guardSession } from '../../../../../electron/main/security/guards';

const openExternal = vi.hoisted(() => vi.fn<(url: string) => Promise<void>>(async () => undefined));
vi.mock('electron', () => ({ app: { name: 'Weaving Hope' }, shell: { openExternal } }));

function guardedContents(mode: 'desk' | 'kiosk' = 'desk') {
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: vi.fn<WebContents['setWindowOpenHandler']>(),
    loadURL: vi.fn<(url: string) => Promise<void>>(async () => undefined),
  });
  const onDenied = vi.fn<(url: string) => void>();
  guardContents(contents as unknown as WebContents, { pageUrl: 'app://site/', mode, onDenied });
  const emit = (name: string, details: object) => {
    const preventDefault = vi.fn<() => void>();
    contents.emit(name, { preventDefault, ...details });
    return preventDefault.mock.calls.length > 0 ? 'prevented' : 'allowed';
  };
  const openWindow = (url: string) => contents.setWindowOpenHandler.mock.lastCall?.[0]({ url } as never);
  return { emit, openWindow, contents, onDenied };
}

const outside = 'https://foundation.example/';

it('keeps the page where it is, and embeds no other', () => {
  const { emit } = guardedContents();
  expect(emit('will-attach-webview', {})).toBe('prevented');
  expect(emit('will-redirect', { url: 'app://site/', isMainFrame: true })).toBe('allowed');
  expect(emit('will-redirect', { url: 'file:///etc/passwd', isMainFrame: true })).toBe('prevented');
  expect(emit('will-redirect', { url: 'app://site/', isMainFrame: false })).toBe('prevented');
  expect(openExternal).not.toHaveBeenCalled();
});

it.each([
  ['desk', [outside], []],
  ['kiosk', [], [outside]],
] as const)('at a %s, opens %j outside the app, and reports %j', async (mode, opened, denied) => {
  const { emit, openWindow, onDenied } = guardedContents(mode);
  expect(emit('will-frame-navigate', { url: outside, isMainFrame: true })).toBe('prevented');
  expect(openExternal.mock.calls.flat()).toEqual(opened);
  expect(onDenied.mock.calls.flat()).toEqual(denied);
  expect(openWindow(outside)).toEqual({ action: 'deny' });
  expect(openExternal.mock.calls.flat()).toEqual([...opened, ...opened]);
});

it('opens a screen in the same window after a middle click, and no other window', async () => {
  const { openWindow, contents } = guardedContents();
  expect(openWindow('app://site/services/')).toEqual({ action: 'deny' });
  expect(openWindow('app://elsewhere/')).toEqual({ action: 'deny' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(contents.loadURL.mock.calls).toEqual([['app://site/?lang=en#/services']]);
});

function guardedSession(mode: 'desk' | 'kiosk' = 'desk') {
  const session = Object.assign(new EventEmitter(), {
    ...{ setPermissionRequestHandler: vi.fn(), setPermissionCheckHandler: vi.fn() },
    ...{ setDevicePermissionHandler: vi.fn(), setDisplayMediaRequestHandler: vi.fn() },
    setSpellCheckerEnabled: vi.fn(),
  });
  guardSession(session as unknown as Session, mode);
  return session;
}

it.each([
  ['desk', 'clipboard-sanitized-write', true],
  ['kiosk', 'clipboard-sanitized-write', false],
] as const)('at a %s, answers a request for %s with %s', (mode, permission, granted) => {
  const { setPermissionRequestHandler, setPermissionCheckHandler } = guardedSession(mode);
  const callback = vi.fn();
  setPermissionRequestHandler.mock.lastCall?.[0]({}, permission, callback, {});
  expect(callback.mock.calls).toEqual([[granted]]);
  expect(setPermissionCheckHandler.mock.lastCall?.[0]({}, permission, '', {})).toBe(granted);
});

it('shares neither devices nor the screen, and fetches no dictionaries', () => {
  const session = guardedSession();
  expect(session.setDevicePermissionHandler.mock.lastCall?.[0]({})).toBe(false);
  const callback = vi.fn();
  session.setDisplayMediaRequestHandler.mock.lastCall?.[0]({}, callback);
  expect(callback.mock.calls).toEqual([[null]]);
  expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[false]]);
});
