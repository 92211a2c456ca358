import type { ComponentType, ReactNode } from 'react';
import type { LazyModule } from '@/lib/lazy-module';
import { ErrorBoundary } from './error-boundary';
import { LoadingNotice } from './loading-notice';
import { useLazyModule } from './use-lazy-module';
import { useUntilNavigation } from './use-until-navigation';

interface LazyDialogProps {
  onClose: () => void;
  end?: ReactNode;
}

/** Returns a function that opens a dialog, whose code is fetched then or ahead of time, and the dialog while it is open. */
export function useLazyDialog(
  lazy: LazyModule<ComponentType<LazyDialogProps>>,
  loading: string,
  content: Omit<LazyDialogProps, 'onClose'> = {},
): [() => void, ReactNode] {
  const [open = false, setOpen] = useUntilNavigation<boolean>();
  const Dialog = useLazyModule(lazy, open);
  const dialog = open && Dialog && (
    <ErrorBoundary>
      <Dialog onClose={() => setOpen(false)} {...content} />
    </ErrorBoundary>
  );
  return [() => setOpen(true), dialog || (open && <LoadingNotice text={loading} />)];
}
