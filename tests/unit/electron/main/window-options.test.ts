import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { isSmallScreen, windowOptions } from '../../../../electron/main/window-options';

describe('windowOptions', () => {
  const session = {} as Session;
  const options = windowOptions({ mode: 'desk', preload: '/app/preload.cjs', session });

  it('is 1280 by 800 and stays hidden, in the colour of the page, until it is painted', () => {
    expect(options).toMatchObject({ width: 1280, height: 800, show: false, backgroundColor: '#fbf6ec' });
  });

  it('locks the page up', () => {
    expect(options.webPreferences).toEqual({
      additionalArguments: ['--foundation-mode=desk'],
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
    });
  });
});

describe('isSmallScreen', () => {
  it.each([
    [{ width: 1280, height: 800 }, false],
    [{ width: 1920, height: 1080 }, false],
    [{ width: 1279, height: 1000 }, true],
    [{ width: 1366, height: 728 }, true],
  ])('of %j is %s', (size, isSmall) => expect(isSmallScreen(size)).toBe(isSmall));
});
