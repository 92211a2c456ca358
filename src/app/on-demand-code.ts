import { qrCodeFigure } from '@/components/ui/qr-code';
import { displaySettingsDialog } from '@/features/display-settings';
import { easyReadScreen } from '@/features/easy-read';
import { kiosk } from '@/features/kiosk';
import { readAloud } from '@/features/read-aloud';
import type { HostMode } from '@/host/types';
import { onDemand } from '@/lib/on-demand';
import { screenCode } from '@/routing/routes';
import { serviceIcons } from '@/screens/home/service-icon';

export const notifications = onDemand(() => import('@/components/ui/notifications'));
export const tooltipLayer = onDemand(() => import('@/components/ui/tooltip-layer'));

/** All code that is loaded on demand, in the order in which it is fetched ahead of time. */
const forKiosk = [kiosk, qrCodeFigure];
const forEveryone = [
  // Small, and needed by the first thing that a visitor saves or copies.
  notifications,
  displaySettingsDialog,
  easyReadScreen,
  ...Object.values(screenCode),
  readAloud,
  serviceIcons,
];

/** What a visitor may need later, most important first: once it has been fetched, the site works offline. */
export function onDemandCode(mode: HostMode) {
  // A tooltip could be out of reach in the kiosk, and only repeats what is there.
  return mode === 'kiosk' ? [...forKiosk, ...forEveryone] : [...forEveryone, tooltipLayer];
}
