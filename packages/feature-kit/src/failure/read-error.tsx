import type { ApiFailure } from '@bourse/api-client';
import { ErrorState } from '@bourse/ui-kit';
import { useFailureText } from './failure-text';

export interface ReadErrorProps {
  /** Name of the data, e.g. "Your orders could not be loaded". */
  readonly title: string;
  /** Why; the server's text is shown translated. */
  readonly failure: ApiFailure;
  readonly onRetry?: (() => void) | undefined;
}

/** Shown instead of data that could not be read: the name, the reason and a retry button. */
export function ReadError({ title, failure, onRetry }: ReadErrorProps) {
  const message = useFailureText()(failure);
  return <ErrorState title={title} {...(message !== undefined && { message })} {...(onRetry && { onRetry })} />;
}
