/** How far something that comes from the server is. What was read once stays on the screen while it is read again. */
export type LoadStatus = 'loading' | 'ready' | 'failed';

/** The status of a query: failed only where there is nothing to show. */
export function loadStatus(query: { readonly data?: unknown; readonly isError: boolean }): LoadStatus {
  if (query.data !== undefined) return 'ready';
  return query.isError ? 'failed' : 'loading';
}
