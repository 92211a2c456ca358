import { ALargeSmall } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { HeaderButton } from '@/components/ui/header-button';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useCopy } from '@/copy';
import { prefetchedModule } from '@/lib/lazy-module';
import type { AddedSettings } from './display-settings-dialog';

const displaySettingsDialog = prefetchedModule(() => import('./display-settings-dialog'));

/** The dialog of the display settings, with what the kiosk adds to it. */
export function useDisplaySettingsDialog(added: AddedSettings = {}): [() => void, ReactNode] {
  return useLazyDialog(displaySettingsDialog, useCopy().common.loading, added);
}

export function DisplaySettingsButton(props: Omit<ComponentProps<typeof HeaderButton>, 'icon'>) {
  const { header } = useCopy();
  return (
    <HeaderButton icon={ALargeSmall} aria-haspopup="dialog" {...props}>
      {header.displaySettings}
    </HeaderButton>
  );
}
