import { type ReactNode, useId, useState } from 'react';
import { type AnnouncedText, Announcement } from './announcement';
import { Button } from './button';
import { useModal } from './use-modal';

interface TitledDialogProps {
  title: string;
  /** The name of the button that closes it; without one, the dialog has its own. */
  closeLabel?: string;
  /** Announces the title: screen readers say the button that gets the focus, but not always the dialog around it. */
  isAnnounced?: boolean;
  /** What is announced after the title. */
  announced?: AnnouncedText | undefined;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** A modal dialog with its title, and a button that closes it. In the kiosk it opens above the dock. */
export function TitledDialog({
  title,
  closeLabel,
  isAnnounced = false,
  announced,
  onClose,
  className,
  children,
}: TitledDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  const [titleAnnounced] = useState<AnnouncedText>({ text: title, kind: 'place' });
  return (
    <dialog
      ref={dialog}
      data-sheet
      aria-labelledby={titleId}
      onCancel={onClose}
      className={`border-4 border-ink bg-card text-ink ${className}`}
    >
      <div className="mb-5 low:mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {closeLabel && <Button onClick={onClose}>{closeLabel}</Button>}
      </div>
      {children}
      {isAnnounced && <Announcement announced={announced ?? titleAnnounced} />}
    </dialog>
  );
}
