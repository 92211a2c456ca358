import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { isSmallScreen, windowOptions } from '../../../../../electron/main/window/window-options';
import { settingsArgument } from '../../../../../electron/shared/host-settings';

const session = {} as Session;
const theme = { shouldUseDarkColors: false, shouldUseHighContrastColors: false };
const common = { preload: '/app/preload.cjs', session, theme };

const locked = {
  allowRunningInsecureContent: false,
  contextIsolation: true,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  plugins: false,
  preload: '/app/preload.cjs',
  sandbox: true,
  session,
  spellcheck: false,
  webSecurity: true,
  webviewTag: false,
};

describe('windowOptions in desk mode', () => {
  const settings = { mode: 'desk' } as const;
  const { webPreferences, ...window } = windowOptions({ ...common, settings });

  it('is 1280 by 800, hidden until the first paint, and has the background of the page', () => {
    expect(window).toEqual({ width: 1280, height: 800, show: false, backgroundColor: '#fbf6ec' });
  });

  it('sandboxes the page', () => {
    expect(webPreferences).toEqual({
      ...locked,
      additionalArguments: [settingsArgument(settings)],
      devTools: true,
      disableDialogs: false,
      backgroundThrottling: true,
    });
  });
});

describe('windowOptions in kiosk mode', () => {
  const settings = {
    mode: 'kiosk',
    times: { idleSeconds: 120, warningSeconds: 30 },
    display: { inches: undefined, lowerEdgeMm: undefined },
    keypad: undefined,
    asksForPin: true,
  } as const;
  const bounds = { x: 1920, y: 0, width: 1080, height: 1920 };
  const { webPreferences, ...window } = windowOptions({ ...common, settings, bounds });

  it('fills its display at once, frameless and on top of everything', () => {
    expect(window).toEqual({
      ...bounds,
      backgroundColor: '#fbf6ec',
      kiosk: true,
      frame: false,
      alwaysOnTop: true,
      movable: false,
      minimizable: false,
      maximizable: false,
      skipTaskbar: true,
      autoHideMenuBar: true,
    });
  });

  it('restricts the page further: no developer tools, no dialogs, and timers that are never throttled', () => {
    expect(webPreferences).toEqual({
      ...locked,
      additionalArguments: [settingsArgument(settings)],
      devTools: false,
      disableDialogs: true,
      backgroundThrottling: false,
    });
  });
});

it.each([
  [{ shouldUseDarkColors: true, shouldUseHighContrastColors: false }, '#17142a'],
  [{ shouldUseDarkColors: true, shouldUseHighContrastColors: true }, '#000000'],
])('for the system theme %j, the window has the background %s', (preferred, color) => {
  const { backgroundColor } = windowOptions({ ...common, settings: { mode: 'desk' }, theme: preferred });
  expect(backgroundColor).toBe(color);
});

describe('isSmallScreen', () => {
  it.each([
    [{ width: 1280, height: 800 }, false],
    [{ width: 1920, height: 1080 }, false],
    [{ width: 1279, height: 1000 }, true],
    [{ width: 1366, height: 728 }, true],
  ])('for %j is %s', (size, isSmall) => expect(isSmallScreen(size)).toBe(isSmall));
});
