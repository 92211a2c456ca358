import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { visitKey } from '@/routing/visit-key';

/** Shows the error screen for what fails outside the screens, until the visitor goes to another one. */
export function SiteErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary place={visitKey(useLocation())}>{children}</ErrorBoundary>;
}
