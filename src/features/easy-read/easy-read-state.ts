import { createContext } from 'react';
import { sharedState } from '@/components/ui/shared-state';
import type { Copy } from '@/language';

/** Whether the visitor has switched Easy read on, for all screens and for the kiosk's dock. */
export const [EasyReadProvider, useEasyRead] = sharedState(() => false);

/** Replaces the copy of the menu and the footer; `undefined` restores it. */
export const LayoutCopyContext = createContext<(copy: Copy['easyLayout'] | undefined) => void>(() => {});
