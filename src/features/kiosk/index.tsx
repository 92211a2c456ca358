import { useOnDemand } from '@/components/ui/use-on-demand';
import { onDemand } from '@/lib/on-demand';
import type { KioskProps } from './kiosk';

const kiosk = onDemand(() => import('./kiosk'));

/** The kiosk around the site. Its code is fetched nowhere else. */
export function Kiosk(props: KioskProps) {
  const LoadedKiosk = useOnDemand(kiosk, 'now');
  return LoadedKiosk && <LoadedKiosk {...props} />;
}
