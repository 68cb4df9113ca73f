import { isNegative, isZero, minus, plus, sum, ZERO, type Decimal } from '@bourse/decimal';
import type { Account } from '@bourse/contracts/wallet';

/** An entry of the ledger with its account and currency known. */
export interface StatementEntry {
  readonly account: Account;
  readonly currency: string;
  /** Signed change of the available balance. */
  readonly value: Decimal;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly info: string;
}

/** The available balance of an account now. */
export interface StatementBalance {
  readonly account: Account;
  readonly currency: string;
  readonly available: Decimal;
}

/** One account and currency over a range of time: opening + entries = closing. */
export interface StatementSection {
  readonly account: Account;
  readonly currency: string;
  readonly opening: Decimal;
  /** Sum of the positive entries of the range. */
  readonly received: Decimal;
  /** Sum of the negative entries of the range. */
  readonly spent: Decimal;
  readonly closing: Decimal;
  /** Entries of the range, oldest first. */
  readonly entries: readonly StatementEntry[];
  /** closing − (opening + entries); zero where the ledger explains the balance. */
  readonly discrepancy: Decimal;
}

interface StatementInput {
  /** All entries from the user's first one to now, in any order. */
  readonly entries: readonly StatementEntry[];
  readonly balances: readonly StatementBalance[];
  /** The range: `from` <= time < `to`, epoch milliseconds. */
  readonly from: number;
  readonly to: number;
}

/**
 * The statement of a range. Opening is the sum of all entries before it; closing is the present balance without the
 * entries after it. The two sides are computed from different sources, so that a missing entry shows as a discrepancy.
 * Parts in which nothing ever was are left out.
 */
export function statementOf({ entries, balances, from, to }: StatementInput): StatementSection[] {
  const groups = new Map<
    string,
    { available: Decimal; entries: StatementEntry[] } & Omit<StatementBalance, 'available'>
  >();
  const groupOf = ({ account, currency }: Pick<StatementBalance, 'account' | 'currency'>) => {
    const key = `${account} ${currency}`;
    const group = groups.get(key) ?? { account, currency, available: ZERO, entries: [] };
    groups.set(key, group);
    return group;
  };
  for (const balance of balances) groupOf(balance).available = balance.available;
  for (const entry of entries) groupOf(entry).entries.push(entry);
  return [...groups.values()]
    .filter((group) => group.entries.length > 0 || !isZero(group.available))
    .map((group) => {
      const within = group.entries.filter(({ time }) => from <= time && time < to);
      const opening = total(group.entries.filter(({ time }) => time < from));
      const closing = minus(group.available, total(group.entries.filter(({ time }) => time >= to)));
      return {
        account: group.account,
        currency: group.currency,
        opening,
        received: total(within.filter(({ value }) => !isNegative(value))),
        spent: total(within.filter(({ value }) => isNegative(value))),
        closing,
        entries: within.toSorted((a, b) => a.time - b.time),
        discrepancy: minus(closing, plus(opening, total(within))),
      };
    });
}

const total = (entries: readonly StatementEntry[]) => sum(entries.map(({ value }) => value));
