import { useHost } from './host-context';
import type { HostMode } from './types';

const web = {
  /** Whether strangers use the device one after another, and must find nothing of the previous visitor. */
  isShared: false,
  /** Whether the address belongs to the visitor, so that it may keep their settings, be shared, and be left at once. */
  ownsAddress: true,
  /** Whether links may open other sites, the phone, and the mail program. */
  canLeave: true,
  /** Whether the page may open the site's other files, such as the licenses. */
  canOpenFiles: true,
  /** Whether visitors can print, copy, and send; otherwise, they take things along on their phones. */
  canPrint: true,
  /** Whether the page may save files for its user, and open those that they choose. */
  canSaveFiles: true,
  /** Whether Content Management's Edit opens a form for an item (specification, section 4, has it do nothing). */
  canEditInPlace: false,
  /** Whether a screen shows one page at a time, with a dock that turns them and has the navigation and the settings. */
  isPaged: false,
  /** Whether the browser may translate pages into languages that the site does not have. */
  canTranslate: true,
  /** Whether a finger is the only pointer. */
  isTouchOnly: false,
  /** Whether the front desk is in the same room. */
  isAtFrontDesk: false,
};

type Capabilities = Readonly<typeof web>;

export const capabilities: Readonly<Record<HostMode, Capabilities>> = {
  web,
  desk: {
    ...web,
    ownsAddress: false,
    canOpenFiles: false,
    canEditInPlace: true,
    canTranslate: false,
  },
  kiosk: {
    isShared: true,
    ownsAddress: false,
    canLeave: false,
    canOpenFiles: false,
    canPrint: false,
    canSaveFiles: false,
    canEditInPlace: false,
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
