import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Which errors it catches; all where left out. Others belong to the boundary above. */
  readonly catches?: (error: unknown) => boolean;
  /** With another one the children render again. */
  readonly resetKey: string | number;
  /** Replaces the children after an error. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState extends Pick<ErrorBoundaryProps, 'resetKey'> {
  readonly caught: { readonly error: unknown } | undefined;
}

/** Replaces its children after one of them has thrown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, caught: undefined };
  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }
  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, caught: undefined };
  }
  override render() {
    const { catches, failed, children } = this.props;
    const { caught } = this.state;
    if (!caught) return children;
    if (catches?.(caught.error) === false) throw caught.error;
    return failed;
  }
}
