import { createContext, useContext } from 'react';
import { type CopyOf, useCopy } from './copy-store';

/** The copy of the menu, the footer and the error screen. */
type LayoutCopy = Pick<CopyOf<'page'>, 'screenNames' | 'footer' | 'errorScreen'>;

/** Replaces the copy of the menu, the footer and the error screen, as Easy read does; `undefined` restores it. */
export const LayoutCopyContext = createContext<LayoutCopy | undefined>(undefined);

/** The copy of the menu, the footer and the error screen, in plain language if the screen is. */
export function useLayoutCopy(): LayoutCopy {
  const standard = useCopy();
  return useContext(LayoutCopyContext) ?? standard;
}
