import type { ReactNode } from 'react';
import { useCurrentScreen } from '@/address';
import { sharedState } from '@/components/ui/shared-state';
import type { ScreenId } from '@/content/screen-paths';
import { LayoutCopyContext, useCopy } from '@/language';

/** The screens with an Easy read version: all but Content Management, which is for staff. */
export type EasyScreenId = Exclude<ScreenId, 'admin'>;

/** Whether a screen has an Easy read version. */
export function hasEasyRead(screen: ScreenId): screen is EasyScreenId {
  return screen !== 'admin';
}

const [StateProvider, useEasyRead] = sharedState(() => false);

export { useEasyRead };

/** Puts what surrounds a screen into plain language with it, once the copy is there. */
function EasyLayout({ children }: { children: ReactNode }) {
  const { easyErrorScreen, easyLayout } = useCopy<'tools'>();
  const [isEasy] = useEasyRead();
  const isShown = hasEasyRead(useCurrentScreen()) && isEasy && easyLayout;
  return (
    <LayoutCopyContext value={isShown ? { ...easyLayout, errorScreen: easyErrorScreen } : undefined}>
      {children}
    </LayoutCopyContext>
  );
}

/** Whether the visitor has switched Easy read on, for all screens and for the kiosk's dock. */
export function EasyReadProvider({ children }: { children: ReactNode }) {
  return (
    <StateProvider>
      <EasyLayout>{children}</EasyLayout>
    </StateProvider>
  );
}
