import type { Session } from 'electron';
import { expect, it } from 'vitest';
import { isSmallScreen, windowOptions } from '../../../../../electron/main/window/window-options';
import { type HostSettings, settingsArgument } from '../../../../../electron/shared/host-settings';

const session = {} as Session;
const desk: HostSettings = { mode: 'desk', language: 'en', isMac: false };
const display = { inches: undefined, lowerEdgeMm: undefined };
const times = { idleSeconds: 120, warningSeconds: 30 };
const kiosk: HostSettings = { mode: 'kiosk', times, display, keypad: undefined, asksForPin: true };
const bounds = { x: 1920, y: 0, width: 1080, height: 1920 };

function optionsFor(settings: HostSettings, { dark = false, contrast = false } = {}) {
  const theme = { shouldUseDarkColors: dark, shouldUseHighContrastColors: contrast };
  return windowOptions({ preload: '/app/preload.cjs', session, theme, settings, bounds });
}

/** Electron's checklist: https://www.electronjs.org/docs/latest/tutorial/security. */
const locked = {
  ...{ contextIsolation: true, preload: '/app/preload.cjs', sandbox: true, session, webSecurity: true },
  ...{ nodeIntegration: false, nodeIntegrationInSubFrames: false, nodeIntegrationInWorker: false },
  ...{ allowRunningInsecureContent: false, experimentalFeatures: false, navigateOnDragDrop: false },
  ...{ plugins: false, spellcheck: false, webviewTag: false },
};

it.each([
  ['a desk', desk, { devTools: true, disableDialogs: false, backgroundThrottling: true }],
  // Its timers are never throttled.
  ['a kiosk', kiosk, { devTools: false, disableDialogs: true, backgroundThrottling: false }],
])('%s runs its page in a sandbox without anything that the page does not need', (_, settings, more) => {
  const additionalArguments = [settingsArgument(settings)];
  expect(optionsFor(settings).webPreferences).toEqual({ ...locked, ...more, additionalArguments });
});

it.each([
  [{}, '#fbf6ec'],
  [{ dark: true, contrast: true }, '#000000'],
])('for the system theme %j, the window has the background %s of the page', (theme, color) =>
  expect(optionsFor(desk, theme).backgroundColor).toBe(color),
);

it.each([
  [{ width: 1280, height: 800 }, false],
  [{ width: 1279, height: 1000 }, true],
  [{ width: 1366, height: 728 }, true],
])('a small screen is %j: %s', (size, isSmall) => expect(isSmallScreen(size)).toBe(isSmall));
