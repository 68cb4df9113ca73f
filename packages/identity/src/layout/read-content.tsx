import { asFailure } from '@bourse/api-client';
import { Skeleton } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { ReadError } from '@bourse/feature-kit';

export interface ReadContentProps<Data> {
  /** A query. */
  readonly read: {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Name of the data, e.g. "Your orders could not be loaded". */
  readonly failedTitle: string;
  /** Height of the skeleton, CSS pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a query has read; before that a skeleton, or the reason with a retry. Data that were read once stay, and an error stays
 * while the query reads again.
 */
export function ReadContent<Data>({ read, failedTitle, height, children }: ReadContentProps<Data>) {
  const { data, error, refetch } = read;
  if (data !== undefined) return children(data);
  if (error === undefined) return <Skeleton height={height} />;
  return <ReadError title={failedTitle} failure={asFailure(error)} onRetry={() => void refetch()} />;
}
