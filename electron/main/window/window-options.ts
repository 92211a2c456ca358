import type { BrowserWindowConstructorOptions, Rectangle, Session, Size } from 'electron';
import { type HostSettings, settingsArgument } from '../../shared/host-settings';

/** The window's size where the screen has the room, in device-independent pixels. */
const roomy: Size = { width: 1280, height: 800 };

/** What the system prefers to look at, as the page asks it, too. */
export interface SystemTheme {
  readonly shouldUseDarkColors: boolean;
  readonly shouldUseHighContrastColors: boolean;
}

/** The page's own ground in each theme (src/styles/), which the window has before the first paint. */
function ground({ shouldUseDarkColors, shouldUseHighContrastColors }: SystemTheme): string {
  if (shouldUseHighContrastColors) return '#000000';
  return shouldUseDarkColors ? '#17142a' : '#fbf6ec';
}

export interface WindowSetup {
  /** What the page is told about the app around it. */
  readonly settings: HostSettings;
  /** The place of the display that a kiosk fills. */
  readonly bounds?: Rectangle;
  /** The file of the preload script. */
  readonly preload: string;
  readonly session: Session;
  readonly theme: SystemTheme;
}

/** Says whether a screen is too small for the window at its usual size, which then fills the screen. */
export function isSmallScreen({ width, height }: Size): boolean {
  return width < roomy.width || height < roomy.height;
}

/** Hidden until painted. */
const deskWindow: BrowserWindowConstructorOptions = { ...roomy, show: false };

/** Over everything else and without a frame; shown at once, so that the desktop below is not. */
function kioskWindow(bounds: Rectangle | undefined): BrowserWindowConstructorOptions {
  return {
    ...roomy,
    ...bounds,
    kiosk: true,
    fullscreen: true,
    frame: false,
    alwaysOnTop: true,
    movable: false,
    minimizable: false,
    maximizable: false,
    skipTaskbar: true,
    autoHideMenuBar: true,
  };
}

/** The window: as locked up as Electron's security checklist wants, defaults included. */
export function windowOptions({
  settings,
  bounds,
  preload,
  session,
  theme,
}: WindowSetup): BrowserWindowConstructorOptions {
  const isKiosk = settings.mode === 'kiosk';
  return {
    ...(isKiosk ? kioskWindow(bounds) : deskWindow),
    backgroundColor: ground(theme),
    webPreferences: {
      preload,
      session,
      additionalArguments: [settingsArgument(settings)],
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
      devTools: !isKiosk,
      // Nobody is there to close a dialog of a script.
      disableDialogs: isKiosk,
      // The clocks that forget a visitor, and the heartbeat, go on while the system thinks that nobody looks.
      backgroundThrottling: !isKiosk,
    },
  };
}
