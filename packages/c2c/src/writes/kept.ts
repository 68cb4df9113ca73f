import type { WriteResult } from '@bourse/safe-writes';

/** Whether the exchange has what was sent: by its reply, or found after a lost one. */
export const isKept = (result: WriteResult<'kept' | 'missing', string>): boolean =>
  result.kind === 'done' || (result.kind === 'unknown' && result.finding === 'kept');
