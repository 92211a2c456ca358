import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

interface IsolatedProps {
  /** Changes to render what failed again. */
  resetKey?: string;
  children: ReactNode;
}

/** Isolates each child: if one fails, the others stay. */
export const Isolated = ({ resetKey, children }: IsolatedProps) =>
  Children.map(children, (child) => child && <ErrorBoundary resetKey={resetKey}>{child}</ErrorBoundary>);
