import type { ReactNode } from 'react';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useIdlePart } from './use-idle-part';

const loadLayer = () => import('@/components/ui/tooltip-layer');

/** The tooltips of the controls below it. */
export function Tooltips({ children }: { children: ReactNode }) {
  return <TooltipProvider Layer={useIdlePart(loadLayer)}>{children}</TooltipProvider>;
}
