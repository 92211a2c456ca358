import { createContext, useContext } from 'react';
import type { Editable } from '@/content/document';
import type { SharedCopy } from './shared';
import { useCopy } from './use-copy';

export type LayoutCopy = Pick<SharedCopy, 'screenNames' | 'footer' | 'errorScreen'> & {
  /** Also replaces texts that staff edit by plain language. */
  readonly inEasyWords?: <Item extends Editable>(item: Item) => Item;
};

/** Replaces the copy of the menu, the footer and the error screen, as Easy read does; `undefined` restores it. */
export const LayoutCopyContext = createContext<LayoutCopy | undefined>(undefined);

/** The copy of the menu, the footer and the error screen, in plain language if the screen is. */
export function useLayoutCopy(): LayoutCopy {
  const standard = useCopy();
  return useContext(LayoutCopyContext) ?? standard;
}
