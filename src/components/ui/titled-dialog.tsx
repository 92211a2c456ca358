import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { printOnly } from '@/lib/print-only';
import { type AnnouncedText, Announcement } from './announcement';
import { Button } from './button';
import { aboveDock, useModal } from './use-modal';

interface TitledDialogProps {
  title: string;
  /** The id of what is spoken after the title when the dialog opens. */
  describedBy?: string;
  /** The name of the button that closes it; without one, the dialog has its own. */
  closeLabel?: string;
  /** Whether to announce the title: screen readers say the button that gets the focus, but not always the dialog around it. */
  isAnnounced?: boolean;
  /** Whether the open dialog is printed instead of the page behind it. It must then be a child of the body. */
  isPrinted?: boolean;
  onClose: () => void;
  className: string;
  children: ReactNode;
}

/** Prints the dialog, unlike others, from the top of the page. Its backdrop would print as a gray page. */
const onPaper =
  'print:absolute print:inset-0 print:m-0 print:block! print:h-auto print:max-h-none print:w-auto print:max-w-none print:overflow-visible print:border-0 print:p-0 print:backdrop:hidden';

/** A modal dialog with its title, and a button that closes it. */
export function TitledDialog({
  title,
  describedBy,
  closeLabel,
  isAnnounced = false,
  isPrinted = false,
  onClose,
  className,
  children,
}: TitledDialogProps) {
  const dialog = useModal();
  const titleId = useId();
  useLayoutEffect(
    () => (isPrinted && dialog.current ? printOnly(dialog.current, document.body) : undefined),
    [isPrinted, dialog],
  );
  const [titleAnnounced] = useState<AnnouncedText>({ text: title, kind: 'place' });
  return (
    <dialog
      ref={dialog}
      {...aboveDock}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={onClose}
      className={`border-4 border-ink bg-card text-ink ${isPrinted ? onPaper : ''} ${className}`}
    >
      <div className="mb-5 compact:mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {closeLabel && <Button onClick={onClose}>{closeLabel}</Button>}
      </div>
      {children}
      {isAnnounced && <Announcement announced={titleAnnounced} />}
    </dialog>
  );
}
