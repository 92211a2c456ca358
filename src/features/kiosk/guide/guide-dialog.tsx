import { type ReactNode, useId } from 'react';
import { useModal } from '@/components/ui/use-modal';

interface GuideDialogProps {
  title: string;
  /** What is said with the title when the dialog opens. */
  description?: string;
  /** Called when Escape is pressed. */
  onCancel: () => void;
  children: ReactNode;
}

/** A modal dialog of the guide. Touching it does not silence the guide, as touching the rest of the page does. */
export function GuideDialog({ title, description, onCancel, children }: GuideDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const descriptionId = useId();
  return (
    <dialog
      ref={dialog}
      data-sheet
      data-guide-own=""
      aria-labelledby={titleId}
      aria-describedby={description && descriptionId}
      onCancel={onCancel}
      className="border-ink bg-card p-6 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {description && (
        <p id={descriptionId} className="mt-3">
          {description}
        </p>
      )}
      {children}
    </dialog>
  );
}
