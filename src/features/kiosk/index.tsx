import { useEffect, useLayoutEffect } from 'react';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { reloadWhenOnline } from '@/host/reload-when-online';
import { lazyModule } from '@/lib/lazy-module';
import { setRootData } from '@/lib/root-element';
import type { KioskProps } from './kiosk';

/** How long the kiosk's code may take to arrive, in milliseconds. */
const RESTART_MS = 90_000;

const kiosk = lazyModule(() => import('./kiosk'));

/** Renders the kiosk around the site, hidden until then. Restarts the page if a stalled request delays its code. */
export function Kiosk(props: KioskProps) {
  const LoadedKiosk = useLazyModule(kiosk, true);
  const restart = props.port?.restart ?? reloadWhenOnline;
  const isLoaded = LoadedKiosk !== undefined;

  // Hides the site, which would move under the visitor's eyes without its dock and its sizes. Shows it in the frame that
  // measures the dock, so that the screen is laid out once.
  useLayoutEffect(() => {
    const show = setRootData({ kioskLoading: '' });
    if (isLoaded) requestAnimationFrame(show);
    return show;
  }, [isLoaded]);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(restart, RESTART_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, restart]);

  return LoadedKiosk && <LoadedKiosk {...props} />;
}
