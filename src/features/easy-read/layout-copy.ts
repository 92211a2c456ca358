import { createContext } from 'react';
import type { ScreenId } from '@/content/screen-paths';
import type { footer } from '@/copy/site';

/** The copy of the menu and the footer. */
export interface LayoutCopy {
  screenNames: Readonly<Record<ScreenId, string>>;
  footer: typeof footer;
}

/** Replaces the copy of the menu and the footer; `undefined` restores it. */
export const LayoutCopyContext = createContext<(copy: LayoutCopy | undefined) => void>(() => {});
