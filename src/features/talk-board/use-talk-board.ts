import type { ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useCopy } from '@/copy';
import { lazyModule } from '@/lib/lazy-module';

export const talkBoard = lazyModule(() => import('./talk-board'));

/**
 * The talk board.
 *
 * @param end what comes at its end
 * @returns what opens it, and the board while it is open, on the current screen
 */
export function useTalkBoard(end?: ReactNode): [() => void, ReactNode] {
  return useLazyDialog(talkBoard, useCopy().common.loading, { end });
}
