import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { TitledDialog } from '@/components/ui/titled-dialog';

/** A dialog of a volunteer's tools, in the middle of the window. */
export function DeskDialog(dialog: Omit<ComponentProps<typeof TitledDialog>, 'className'>) {
  return createPortal(
    <TitledDialog
      isAnnounced
      className="m-auto max-h-[calc(100dvh-1rem)] w-192 max-w-[calc(100%-1rem)] rounded-card p-[min(1rem,4vw)] backdrop:bg-scrim sm:p-6"
      {...dialog}
    />,
    document.body,
  );
}
