import type { LogRow } from '@bourse/contracts/wallet';
import { depositProgress, type DepositProgress } from './deposit-stage';

export interface DepositNews {
  readonly row: LogRow;
  readonly progress: DepositProgress;
}

/** The same for one deposit in all pages of the ledger. */
const keyOf = ({ id, hash, currency }: LogRow) => (id === undefined ? `${currency}|${hash}` : String(id));

/** Identifies a stage of a deposit in all tabs. */
export const depositNewsId = ({ row, progress }: DepositNews) => `deposit-${keyOf(row)}-${progress.stage}`;

/** The deposits of ledger rows that the back end sends with confirmations, with their stage. */
const depositsIn = (rows: readonly LogRow[]): DepositNews[] =>
  rows.flatMap((row) => {
    const progress = depositProgress(row);
    return progress && (row.id !== undefined || row.hash !== '') ? [{ row, progress }] : [];
  });

/**
 * Deposits that are new, or that have reached another stage since the rows before. `since`: epoch milliseconds of the server; older deposits
 * that the rows before did not have are no news.
 */
export function depositNews(
  before: readonly LogRow[] | undefined,
  after: readonly LogRow[],
  since: number,
): readonly DepositNews[] {
  const known = new Map(depositsIn(before ?? []).map((deposit) => [keyOf(deposit.row), deposit.progress.stage]));
  return depositsIn(after).filter(({ row, progress }) => {
    const stage = known.get(keyOf(row));
    return stage === undefined ? (row.time ?? 0) >= since : stage !== progress.stage;
  });
}

/** Time within which a deposit is followed to its last confirmation: a reversed one never gets it. Milliseconds. */
const FOLLOWED_MS = 86_400_000;

/** Whether a deposit waits for confirmations. No event comes with its last one. */
export const isAnyDepositOpen = (rows: readonly LogRow[], now: number): boolean =>
  depositsIn(rows).some(({ row, progress }) => progress.stage !== 'complete' && now - (row.time ?? 0) < FOLLOWED_MS);
