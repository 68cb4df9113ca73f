import { asFailure, type ApiFailure } from '@bourse/api-client';

/** How far a read is. Data that was read once stay on the screen while they are read again. */
export type LoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

export const LOADING: LoadState = { kind: 'loading' };
export const READY: LoadState = { kind: 'ready' };

interface Query {
  readonly data?: unknown;
  readonly isError: boolean;
  readonly error?: unknown;
}

/** The state of a query: failed only if there are no data to show. */
export function loadState({ data, isError, error }: Query): LoadState {
  if (data !== undefined) return READY;
  return isError ? { kind: 'failed', failure: asFailure(error) } : LOADING;
}
