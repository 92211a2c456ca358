import { createContext } from 'react';
import type { CopyOf } from './copy-store';

/** The copy of the menu and the footer. */
export type LayoutCopy = Pick<CopyOf<'page'>, 'screenNames' | 'footer'>;

/** Replaces the copy of the menu and the footer, as Easy read does; `undefined` restores it. */
export const LayoutCopyContext = createContext<(copy: LayoutCopy | undefined) => void>(() => {});
