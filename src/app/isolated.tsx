import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { visitKey } from '@/routing/routes';

/** Makes a component that takes nothing else along when it fails, and is tried again on the next screen. */
export function isolated<Props extends object>(Component: ComponentType<Props>) {
  return function Isolated(props: Props) {
    return (
      <ErrorBoundary resetKey={visitKey(useLocation())}>
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}
