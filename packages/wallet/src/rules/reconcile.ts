import { compare, plus, ZERO, type Decimal } from '@bourse/decimal';
import type { Account } from '@bourse/contracts/wallet';
import type { StatementBalance } from './statement';

/** The state at the last visit on this device: balances, and the number of the newest ledger entry in them. */
export interface BalanceSnapshot {
  readonly lastEntryId: number;
  readonly balances: readonly StatementBalance[];
}

interface NewEntry {
  readonly id: number;
  readonly account: Account;
  readonly currency: string;
  readonly value: Decimal;
}

/** A balance that the entries since the last visit do not explain. */
export interface Mismatch {
  readonly account: Account;
  readonly currency: string;
  readonly expected: Decimal;
  readonly actual: Decimal;
}

const keyOf = ({ account, currency }: { readonly account: Account; readonly currency: string }) =>
  `${account} ${currency}`;

/** Compares each balance with its snapshot plus the entries after it; returns the ones that differ. */
export function reconcile(
  snapshot: BalanceSnapshot,
  entries: readonly NewEntry[],
  balances: readonly StatementBalance[],
): Mismatch[] {
  const expected = new Map(snapshot.balances.map((balance) => [keyOf(balance), { ...balance }]));
  for (const entry of entries) {
    if (entry.id <= snapshot.lastEntryId) continue;
    const { account, currency } = entry;
    const known = expected.get(keyOf(entry)) ?? { account, currency, available: ZERO };
    expected.set(keyOf(entry), { ...known, available: plus(known.available, entry.value) });
  }
  const actual = new Map(balances.map((balance) => [keyOf(balance), balance]));
  return [...new Map([...expected, ...actual]).values()].flatMap(({ account, currency }) => {
    const is = actual.get(keyOf({ account, currency }))?.available ?? ZERO;
    const should = expected.get(keyOf({ account, currency }))?.available ?? ZERO;
    return compare(is, should) === 0 ? [] : [{ account, currency, expected: should, actual: is }];
  });
}
