import { ALargeSmall, type LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { useCopy, withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';

/** The code of the dialog. */
export const displaySettingsDialog = lazyPart(() => withCopy('tools', import('./display-settings-dialog')));

/**
 * The dialog of the display settings.
 *
 * @param children further settings
 * @param end what comes after its last button
 * @returns what opens it, and the dialog while it is open, on the current screen
 */
export function useDisplaySettingsDialog(children?: ReactNode, end?: ReactNode): [() => void, ReactNode] {
  const { common } = useCopy();
  const [open = false, setOpen] = useUntilNavigation<boolean>();
  const Dialog = useLazyPart(displaySettingsDialog, open);
  const dialog = open && Dialog && (
    <ErrorBoundary>
      <Dialog onClose={() => setOpen(false)} end={end}>
        {children}
      </Dialog>
    </ErrorBoundary>
  );
  const notice = open && !Dialog && <LoadingNotice text={common.loading} />;
  return [() => setOpen(true), dialog || notice];
}

interface DisplaySettingsButtonProps {
  Button: ComponentType<{
    icon: LucideIcon;
    'aria-haspopup': 'dialog';
    onClick: () => void;
    className?: string;
    children: string;
  }>;
  className?: string;
}

/** The button that opens the display settings. */
export function DisplaySettingsButton({ Button, className }: DisplaySettingsButtonProps) {
  const { header } = useCopy();
  const [open, dialog] = useDisplaySettingsDialog();
  return (
    <>
      <Button icon={ALargeSmall} aria-haspopup="dialog" onClick={open} className={className}>
        {header.displaySettings}
      </Button>
      {dialog}
    </>
  );
}
