import { useOnDemand } from '@/components/ui/use-on-demand';
import { onDemand } from '@/lib/on-demand';
import type { KioskProps } from './kiosk';

/** The code of the kiosk. */
export const kiosk = onDemand(() => import('./kiosk'));

/** The kiosk around the site. */
export function Kiosk(props: KioskProps) {
  const LoadedKiosk = useOnDemand(kiosk, true);
  return LoadedKiosk && <LoadedKiosk {...props} />;
}
