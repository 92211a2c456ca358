import { Children, Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Changes to clear the error and render the children again, in the same render pass. */
  resetKey?: string;
  /** Renders in place of children that fail; without it, they are left out. */
  fallback?: (error: unknown) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  resetKey?: string;
  failure?: { error: unknown };
}

/** Renders the fallback in place of children that fail while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback?.(failure.error) : this.props.children;
  }
}

/** Isolates each child: if one fails, the others stay. A new key renders it again. */
export const Isolated = ({ resetKey, children }: Pick<ErrorBoundaryProps, 'resetKey' | 'children'>) =>
  Children.map(children, (child) => child && <ErrorBoundary resetKey={resetKey}>{child}</ErrorBoundary>);
