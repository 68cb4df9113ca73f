import type { LogRow } from '@bourse/contracts/wallet';

/** `seen`: on the chain, not credited. `credited`: can be traded. `complete`: can be withdrawn. */
export interface DepositProgress {
  readonly stage: 'seen' | 'credited' | 'complete';
  readonly confirmations: number;
  readonly required: number;
}

/** Confirmations after which a deposit can be withdrawn, where the back end names no other number (money side, section 9). */
const REQUIRED = 6;

/** Whether a row of a log is a deposit: money that came in, with a transaction or a state. */
export const isDeposit = ({ value, hash, state }: LogRow): boolean =>
  !value.startsWith('-') && (hash !== '' || state !== undefined);

/** The stage of a deposit; `undefined` where the back end sends no confirmations: no progress is invented. */
export function depositProgress({ confirmations, required = REQUIRED }: LogRow): DepositProgress | undefined {
  if (confirmations === undefined || confirmations < 0) return undefined;
  const stage = confirmations >= required ? 'complete' : confirmations > 0 ? 'credited' : 'seen';
  return { stage, confirmations: Math.min(confirmations, required), required };
}
