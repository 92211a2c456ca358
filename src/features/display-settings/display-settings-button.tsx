import { ALargeSmall, type LucideIcon } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { displaySettings as copy } from '@/copy/display-settings';
import { common } from '@/copy/site';
import { lazyPart } from '@/lib/lazy-part';
import type { DisplaySettingsState } from './use-display-settings';

/** The code of the dialog. */
export const displaySettingsDialog = lazyPart(() => import('./display-settings-dialog'));

interface DisplaySettingsButtonProps extends DisplaySettingsState {
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
export function DisplaySettingsButton({
  Button,
  className,
  children,
  settings,
  onChange,
}: DisplaySettingsButtonProps) {
  const [open, setOpen] = useState(false);
  const Dialog = useLazyPart(displaySettingsDialog, open);
  return (
    <>
      <Button icon={ALargeSmall} aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {copy.title}
      </Button>
      {open && !Dialog && <LoadingNotice text={common.loading} />}
      {open && Dialog && (
        <ErrorBoundary>
          <Dialog settings={settings} onChange={onChange} onClose={() => setOpen(false)}>
            {children}
          </Dialog>
        </ErrorBoundary>
      )}
    </>
  );
}
