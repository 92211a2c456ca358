import type { ReactNode } from 'react';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useIdleImport } from '@/components/ui/use-idle-import';

const loadLayer = () => import('@/components/ui/tooltip-layer');

/** The tooltips of the controls below it. */
export function Tooltips({ children }: { children: ReactNode }) {
  return <TooltipProvider Layer={useIdleImport(loadLayer)}>{children}</TooltipProvider>;
}
