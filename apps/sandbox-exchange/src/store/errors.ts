/** A problem of the store that the operator can fix; the message is one sentence with the advice. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The disk has no space left for writes. */
export class StoreFullError extends StoreError {
  override name = 'StoreFullError';
}

/** Codes of a full disk: of the operating system, and of PostgreSQL. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Was this caused by a full disk? */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof StoreFullError || ('code' in error && FULL.has(error.code)) || isDiskFull(error.cause);
}
