import { type ReactNode, useRef } from 'react';
import { useCurrentScreen, useKeptQuery } from '@/address';
import { sharedState } from '@/components/ui/shared-state';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { LayoutCopyContext, useContent, useLanguage } from '@/copy';
import type { ScreenId } from '@/copy/screen-paths';
import type { QueryParameters } from '@/lib/address-query';
import { lazyModule } from '@/lib/lazy-module';
import type { EasyScreenId } from './easy-screens';

/** The Easy read version of the screens, and what says the same of content. */
export const easyReadModule = lazyModule(() => import('./easy-read-screen'));

/** Whether a screen has an Easy read version. */
export function hasEasyRead(screen: ScreenId): screen is EasyScreenId {
  return screen !== 'admin';
}

const [StateProvider, useEasyRead] = sharedState(() => false);

export { useEasyRead };

/** The parameter of an address that says whether Easy read is on. */
export const easyParameter = (isEasy: boolean): QueryParameters => ({ easy: isEasy ? '' : undefined });

/** Begins as a browser's address says, and keeps it there. */
function useEasyInAddress(): void {
  const [isEasy, setEasy] = useEasyRead();
  const isRead = useRef(false);
  useKeptQuery((query) => {
    const isNamed = query.get('easy') === '';
    // Not as the first state: the page that the build prerendered is the standard one.
    const begins = isNamed && !isRead.current;
    isRead.current = true;
    if (begins) setEasy(true);
    else if (isNamed !== isEasy) return easyParameter(isEasy);
    return undefined;
  });
}

/** Puts what surrounds a screen into plain language with it, once the script is there. */
function EasyLayout({ children }: { children: ReactNode }) {
  const [isEasy] = useEasyRead();
  const module = useLazyModule(easyReadModule, false);
  const content = useContent();
  const language = useLanguage();
  const shown = hasEasyRead(useCurrentScreen()) && isEasy ? module : undefined;
  useEasyInAddress();
  return <LayoutCopyContext value={shown?.layoutCopy(content, language)}>{children}</LayoutCopyContext>;
}

/** Whether the visitor has switched Easy read on, for all screens and for the kiosk's dock; also in a browser's address. */
export function EasyReadProvider({ children }: { children: ReactNode }) {
  return (
    <StateProvider>
      <EasyLayout>{children}</EasyLayout>
    </StateProvider>
  );
}
