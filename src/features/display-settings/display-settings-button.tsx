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

interface DisplaySettingsButtonProps {
  Button: ComponentType<{
    icon: LucideIcon;
    'aria-haspopup': 'dialog';
    onClick: () => void;
    className?: string;
    children: string;
  }>;
  className?: string;
  /** Further settings, at the end of the dialog. */
  children?: ReactNode;
}

/** The button that opens the display settings. */
export function DisplaySettingsButton({ Button, className, children }: DisplaySettingsButtonProps) {
  const { header, common } = useCopy();
  const [open = false, setOpen] = useUntilNavigation<boolean>();
  const Dialog = useLazyPart(displaySettingsDialog, open);
  return (
    <>
      <Button icon={ALargeSmall} aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {header.displaySettings}
      </Button>
      {open && !Dialog && <LoadingNotice text={common.loading} />}
      {open && Dialog && (
        <ErrorBoundary>
          <Dialog onClose={() => setOpen(false)}>{children}</Dialog>
        </ErrorBoundary>
      )}
    </>
  );
}
