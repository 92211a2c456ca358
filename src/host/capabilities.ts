import { useHost } from './host-context';
import type { HostMode } from './types';

const web = {
  /** One stranger after another uses the device, and must find nothing of the one before. */
  isShared: false,
  /** The address is the visitor's own: it may keep their settings, and be shared. */
  ownsAddress: true,
  /** Links may open other sites, the phone, and the mail program. */
  canLeave: true,
  /** Visitors may have to leave before somebody sees what they read. */
  canLeaveQuickly: true,
  /** The page may open the site's other files, such as the licenses. */
  canOpenFiles: true,
  /** Visitors can print, copy, and send; otherwise they take things along on their own phone. */
  canPrint: true,
  /** The page may save files for its user, and open those that they choose. */
  canSaveFiles: true,
  /** Content Management's Edit opens a form for an item (specification, section 4, has it do nothing). */
  canEditInPlace: false,
  /** A dock at the lower edge has the navigation and the settings. */
  hasDock: false,
  /** A screen shows page after page, each as high as the view, and what it shows is chosen for that. */
  isPaged: false,
  /** The browser may translate pages into languages that the site does not have. */
  canTranslate: true,
  /** The finger is the only pointer. */
  isTouchOnly: false,
  /** The front desk is in the same room. */
  isAtFrontDesk: false,
};

/** The site's possibilities and limits where it runs. */
type Capabilities = Readonly<typeof web>;

/** The capabilities of each mode. */
export const capabilities: Readonly<Record<HostMode, Capabilities>> = {
  web,
  desk: {
    ...web,
    ownsAddress: false,
    canLeaveQuickly: false,
    canOpenFiles: false,
    canEditInPlace: true,
    canTranslate: false,
  },
  kiosk: {
    isShared: true,
    ownsAddress: false,
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
