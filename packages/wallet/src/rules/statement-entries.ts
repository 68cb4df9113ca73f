import type { LogRow } from '@bourse/contracts/wallet';
import type { StatementEntry } from './statement';

/** The entries of a ledger whose account, currency and time are known, and how many are not. */
export function statementEntries(rows: readonly LogRow[]): { entries: StatementEntry[]; unknown: number } {
  const entries = rows.flatMap(({ account, currency, time, value, info }): StatementEntry[] =>
    'name' in account && currency !== '' && time !== undefined
      ? [{ account: account.name, currency, time, value, info }]
      : [],
  );
  return { entries, unknown: rows.length - entries.length };
}
