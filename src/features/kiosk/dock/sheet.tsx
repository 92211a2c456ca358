import type { ReactNode } from 'react';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { dock } from '@/copy/dock';
import { SheetPager } from './sheet-pager';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that opens above the dock, across the whole width. */
export function Sheet({ children, ...dialog }: SheetProps) {
  return (
    <TitledDialog closeLabel={dock.close} className="p-6 backdrop:bg-scrim" {...dialog}>
      {children}
      <SheetPager />
    </TitledDialog>
  );
}
