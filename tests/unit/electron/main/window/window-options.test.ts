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

describe('windowOptions on a desk', () => {
  const settings = { mode: 'desk' } as const;
  const { webPreferences, ...window } = windowOptions({ ...common, settings });

  it('is 1280 by 800 and stays hidden, in the colour of the page, until it is painted', () => {
    expect(window).toEqual({ width: 1280, height: 800, show: false, backgroundColor: '#fbf6ec' });
  });

  it('locks the page up', () => {
    expect(webPreferences).toEqual({
      ...locked,
      additionalArguments: [settingsArgument(settings)],
      devTools: true,
      disableDialogs: false,
      backgroundThrottling: true,
    });
  });
});

describe('windowOptions of a kiosk', () => {
  const settings = {
    mode: 'kiosk',
    times: { idleSeconds: 120, warningSeconds: 30 },
    asksForPin: true,
  } as const;
  const bounds = { x: 1920, y: 0, width: 1080, height: 1920 };
  const { webPreferences, ...window } = windowOptions({ ...common, settings, bounds });

  it('fills its display, over everything else and without a frame, at once', () => {
    expect(window).toEqual({
      ...bounds,
      backgroundColor: '#fbf6ec',
      kiosk: true,
      fullscreen: true,
      frame: false,
      alwaysOnTop: true,
      movable: false,
      minimizable: false,
      maximizable: false,
      skipTaskbar: true,
      autoHideMenuBar: true,
    });
  });

  it('locks the page up further: no tools, no dialogs, and clocks that never slow down', () => {
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
])('where the system prefers %j, the window begins with the ground %s', (preferred, colour) => {
  const { backgroundColor } = windowOptions({ ...common, settings: { mode: 'desk' }, theme: preferred });
  expect(backgroundColor).toBe(colour);
});

describe('isSmallScreen', () => {
  it.each([
    [{ width: 1280, height: 800 }, false],
    [{ width: 1920, height: 1080 }, false],
    [{ width: 1279, height: 1000 }, true],
    [{ width: 1366, height: 728 }, true],
  ])('of %j is %s', (size, isSmall) => expect(isSmallScreen(size)).toBe(isSmall));
});
