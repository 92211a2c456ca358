import type { BrowserWindowConstructorOptions, Rectangle, Session, Size } from 'electron';
import { themeColors } from '../../../src/styles/theme-colors';
import { type HostSettings, settingsArgument } from '../../shared/host-settings';

/** The window's size on screens that are large enough, in device-independent pixels. */
const defaultSize: Size = { width: 1280, height: 800 };

/** The system's color preferences, which the page follows as well. */
interface SystemTheme {
  readonly shouldUseDarkColors: boolean;
  readonly shouldUseHighContrastColors: boolean;
}

/** Returns the page's background color, so that nothing flashes before the first paint. */
function backgroundColor({ shouldUseDarkColors, shouldUseHighContrastColors }: SystemTheme): string {
  const { paper, dark, contrast } = themeColors;
  if (shouldUseHighContrastColors) return contrast.background;
  return (shouldUseDarkColors ? dark : paper).background;
}

export interface WindowSetup {
  readonly settings: HostSettings;
  /** The bounds of the display that a kiosk fills. */
  readonly bounds?: Rectangle;
  readonly preload: string;
  readonly session: Session;
  readonly theme: SystemTheme;
}

/** Whether a screen is too small for the default window size. */
export function isSmallScreen({ width, height }: Size): boolean {
  return width < defaultSize.width || height < defaultSize.height;
}

/** Stays hidden until the first paint. */
const deskWindow: BrowserWindowConstructorOptions = { ...defaultSize, show: false };

/** A window without a frame that is shown at once, so that the desktop below is never visible. */
function kioskWindow(bounds: Rectangle | undefined): BrowserWindowConstructorOptions {
  return {
    ...defaultSize,
    ...bounds,
    kiosk: true,
    frame: false,
    movable: false,
    minimizable: false,
    maximizable: false,
    skipTaskbar: true,
    autoHideMenuBar: true,
  };
}

/** The window's options. They state every setting of Electron's security checklist, including defaults. */
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
    backgroundColor: backgroundColor(theme),
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
      // The spell checker would download dictionaries, but the product makes no network requests (specification, section 7).
      spellcheck: false,
      devTools: !isKiosk,
      // Keeps a kiosk's visitors from ever having to close a script's dialog.
      disableDialogs: isKiosk,
      // Keeps the idle timer and the heartbeat running while the system considers the window hidden.
      backgroundThrottling: !isKiosk,
    },
  };
}
