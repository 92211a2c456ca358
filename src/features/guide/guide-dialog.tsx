import { type ReactNode, useId } from 'react';
import { useModal } from '@/components/ui/use-modal';

interface GuideDialogProps {
  title: string;
  /** Called when Escape is pressed. */
  onCancel: () => void;
  children: ReactNode;
}

/** A modal dialog of the guide. Touching it does not silence the guide, as touching the rest of the page does. */
export function GuideDialog({ title, onCancel, children }: GuideDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      data-sheet
      data-guide-own=""
      aria-labelledby={titleId}
      onCancel={onCancel}
      className="border-ink bg-card p-6 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
