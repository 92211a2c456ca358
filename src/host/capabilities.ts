import { useHost } from './host-context';
import type { HostMode } from './types';

/** The site's possibilities and limits where it runs. */
export interface Capabilities {
  /** One stranger after another uses the device, and must find nothing of the one before. */
  readonly isShared: boolean;
  /** Links may open other sites, the phone, and the mail program. */
  readonly canLeave: boolean;
  /** Visitors may have to leave before somebody sees what they read. */
  readonly canLeaveQuickly: boolean;
  /** The page may open the site's other files, such as the licenses. */
  readonly canOpenFiles: boolean;
  /** Visitors can print, copy, and send; otherwise they take things along on their own phone. */
  readonly canPrint: boolean;
  /** The page may save files for its user, and open those that they choose. */
  readonly canSaveFiles: boolean;
  /** Content Management's Edit opens a form for an item (specification, section 4, has it do nothing). */
  readonly canEditInPlace: boolean;
  /** A dock at the lower edge has the navigation and the settings. */
  readonly hasDock: boolean;
  /** A screen shows page after page, each as high as the view, and what it shows is chosen for that. */
  readonly isPaged: boolean;
  /** The browser may translate pages into languages that the site does not have. */
  readonly canTranslate: boolean;
  /** The finger is the only pointer. */
  readonly isTouchOnly: boolean;
  /** The front desk is in the same room. */
  readonly isAtFrontDesk: boolean;
}

const web: Capabilities = {
  isShared: false,
  canLeave: true,
  canLeaveQuickly: true,
  canOpenFiles: true,
  canPrint: true,
  canSaveFiles: true,
  canEditInPlace: false,
  hasDock: false,
  isPaged: false,
  canTranslate: true,
  isTouchOnly: false,
  isAtFrontDesk: false,
};

/** The capabilities of each mode. */
export const capabilities: Readonly<Record<HostMode, Capabilities>> = {
  web,
  desk: { ...web, canLeaveQuickly: false, canOpenFiles: false, canEditInPlace: true, canTranslate: false },
  kiosk: {
    isShared: true,
    canLeave: false,
    canLeaveQuickly: false,
    canOpenFiles: false,
    canPrint: false,
    canSaveFiles: false,
    canEditInPlace: false,
    hasDock: true,
    isPaged: true,
    canTranslate: false,
    isTouchOnly: true,
    isAtFrontDesk: true,
  },
};

/** The capabilities where the site runs. */
export function useCapabilities(): Capabilities {
  return capabilities[useHost().mode];
}
