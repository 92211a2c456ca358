import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TitledDialog } from '@/components/ui/titled-dialog';

interface DeskDialogProps {
  title: string;
  /** The name of the button that closes it; without one, the dialog has its own. */
  closeLabel?: string;
  onClose: () => void;
  /** Whether the open dialog is printed instead of the screen behind it. */
  isPrinted?: boolean;
  children: ReactNode;
}

export function DeskDialog({ title, children, ...dialog }: DeskDialogProps) {
  return createPortal(
    <TitledDialog
      title={title}
      isAnnounced
      className="m-auto max-h-[calc(100dvh-1rem)] w-176 max-w-[calc(100%-1rem)] rounded-card p-[min(1rem,4vw)] backdrop:bg-scrim sm:p-6"
      {...dialog}
    >
      {children}
    </TitledDialog>,
    document.body,
  );
}
