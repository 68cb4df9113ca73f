import type { ApiFailure } from '@bourse/api-client';
import { EmptyState, ErrorState } from '@bourse/ui-kit';
import { isAbsent, useFailureText } from './failure-text';

export interface ReadErrorProps {
  /** Name of the data, e.g. "Your orders could not be loaded". */
  readonly title: string;
  /** Why; the server's text is shown translated. */
  readonly failure: ApiFailure;
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Shown instead of data that could not be read: the name, the reason and a retry button. Data that the back end does not have are no
 * error, and cannot be retried.
 */
export function ReadError({ title, failure, onRetry }: ReadErrorProps) {
  const message = useFailureText()(failure);
  if (message !== undefined && isAbsent(failure)) return <EmptyState title={message} />;
  return <ErrorState title={title} {...(message !== undefined && { message })} {...(onRetry && { onRetry })} />;
}
