import { ALargeSmall, type LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useCopy } from '@/copy';
import { lazyModule } from '@/lib/lazy-module';
import type { AddedSettings } from './display-settings-dialog';

export const displaySettingsDialog = lazyModule(() => import('./display-settings-dialog'));

/** The dialog of the display settings, with what the kiosk adds to it. */
export function useDisplaySettingsDialog(added: AddedSettings = {}): [() => void, ReactNode] {
  const { common } = useCopy();
  return useLazyDialog(displaySettingsDialog, common.loading, added);
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
