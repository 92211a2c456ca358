import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { placeOf } from '@/routing/visit-key';

/** Shows the error screen for what fails outside the screens, until the visitor goes to another one. */
export function SiteErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary place={placeOf(useLocation())}>{children}</ErrorBoundary>;
}
