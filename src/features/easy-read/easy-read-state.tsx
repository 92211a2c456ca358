import { type ReactNode, useRef } from 'react';
import { useCurrentScreen, useQueryUpdate } from '@/address';
import { sharedState } from '@/components/ui/shared-state';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useStore } from '@/content/store/content-store';
import { LayoutCopyContext } from '@/copy';
import type { ScreenId } from '@/copy/screen-paths';
import type { QueryParameters } from '@/lib/address-query';
import { prefetchedModule } from '@/lib/lazy-module';
import type { EasyScreenId } from './easy-screens';

export const easyReadModule = prefetchedModule(() => import('./easy-read-screen'));

export function hasEasyRead(screen: ScreenId): screen is EasyScreenId {
  return screen !== 'admin';
}

const [StateProvider, useEasyRead] = sharedState(() => false);

export { useEasyRead };

/** The parameter of an address that says whether Easy read is on. */
export const easyParameter = (isEasy: boolean): QueryParameters => ({ easy: isEasy ? '' : undefined });

/** Starts Easy read if a browser's address says so, and keeps that in the address. */
function useEasyInAddress(): void {
  const [isEasy, setEasy] = useEasyRead();
  const isRead = useRef(false);
  useQueryUpdate((query) => {
    const isNamed = query.get('easy') === '';
    // Switches after the first render, because the page that the build prerendered is the standard one.
    const begins = isNamed && !isRead.current;
    isRead.current = true;
    if (begins) setEasy(true);
    else if (isNamed !== isEasy) return easyParameter(isEasy);
    return undefined;
  });
}

/** Puts what surrounds a screen into plain language, too, once the script has loaded. */
function EasyLayout({ children }: { children: ReactNode }) {
  const [isEasy] = useEasyRead();
  const module = useLazyModule(easyReadModule, false);
  const { content, tag } = useStore();
  const shown = hasEasyRead(useCurrentScreen()) && isEasy ? module : undefined;
  useEasyInAddress();
  return <LayoutCopyContext value={shown?.layoutCopy(content, tag)}>{children}</LayoutCopyContext>;
}

/** Keeps whether Easy read is on, for all screens and the kiosk's dock; a browser also keeps it in its address. */
export function EasyReadProvider({ children }: { children: ReactNode }) {
  return (
    <StateProvider>
      <EasyLayout>{children}</EasyLayout>
    </StateProvider>
  );
}
