import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '@/screens/error/error-screen';

interface ErrorBoundaryProps {
  /** Where the visitor is: another place is tried afresh, in the same step in which it is reached. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  place: string;
  failure?: { error: unknown };
}

/** Shows the error screen in the place of whatever fails while rendering below it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { place, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}
