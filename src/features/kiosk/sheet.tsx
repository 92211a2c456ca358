import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/use-modal';
import { dock } from '@/copy/dock';
import { SheetPager } from './sheet-pager';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that opens above the dock, across the whole width. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      data-sheet
      aria-labelledby={titleId}
      onCancel={onClose}
      className="border-4 border-ink bg-card p-6 text-ink backdrop:bg-scrim"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <Button onClick={onClose}>{dock.close}</Button>
      </div>
      {children}
      <SheetPager />
    </dialog>
  );
}
