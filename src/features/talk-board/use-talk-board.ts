import type { ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useCopy } from '@/copy';
import { lazyModule } from '@/lib/lazy-module';

export const talkBoard = lazyModule(() => import('./talk-board'));

export function useTalkBoard(end?: ReactNode): [() => void, ReactNode] {
  return useLazyDialog(talkBoard, useCopy().common.loading, { end });
}
