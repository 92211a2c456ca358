import type { BrowserWindowConstructorOptions, Session, Size } from 'electron';
import { type DesktopMode, modeArgument } from '../mode-argument';

/** The window's size where the screen has the room, in device-independent pixels. */
const roomy: Size = { width: 1280, height: 800 };

/** The page's own background, which the window has before the first paint. */
const paper = '#fbf6ec';

interface WindowSetup {
  readonly mode: DesktopMode;
  /** The file of the preload script. */
  readonly preload: string;
  readonly session: Session;
}

/** Says whether a screen is too small for the window at its usual size, which then fills the screen. */
export function isSmallScreen({ width, height }: Size): boolean {
  return width < roomy.width || height < roomy.height;
}

/** The window: as locked up as Electron's security checklist wants, defaults included, and hidden until painted. */
export function windowOptions({ mode, preload, session }: WindowSetup): BrowserWindowConstructorOptions {
  return {
    ...roomy,
    show: false,
    backgroundColor: paper,
    webPreferences: {
      preload,
      session,
      additionalArguments: [modeArgument(mode)],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      // A spell checker would fetch dictionaries, and the product makes no network requests (specification, section 7).
      spellcheck: false,
    },
  };
}
