import { useEffect, useEffectEvent, useState } from 'react';
import { ACCOUNTS, type LogRow } from '@bourse/contracts/wallet';
import { useBalanceSnapshot } from '../account/stored-values';
import { reconcile, type Mismatch } from '../rules/reconcile';
import { useReadLedger } from './use-read-ledger';

/** `first`: there is no earlier visit to compare with. `unknown`: entries have no ids, or could not be read. */
export type Reconciliation =
  | { readonly kind: 'checking' | 'first' | 'agrees' | 'unknown' }
  | { readonly kind: 'differs'; readonly mismatches: readonly Mismatch[] };

/** Pages that are read back to the last visit. */
const MOST_PAGES = 50;

interface Known {
  readonly id: number;
  readonly row: LogRow;
}

const withId = (rows: readonly LogRow[]): Known[] =>
  rows.flatMap((row) => (row.id === undefined ? [] : [{ id: row.id, row }]));

/** Checks once whether the entries since the last visit on this device explain the balances, then keeps the new balances. */
export function useReconciliation(): Reconciliation {
  const { readPage, readWallet } = useReadLedger();
  const [snapshot, change] = useBalanceSnapshot();
  const [result, setResult] = useState<Reconciliation>({ kind: 'checking' });

  const check = useEffectEvent(async (): Promise<Reconciliation> => {
    const known: Known[] = [];
    const since = snapshot?.lastEntryId ?? 0;
    const newest = await readPage(1);
    const wallet = await readWallet();
    const again = await readPage(1);
    if (newest.error || wallet.error || again.error) return { kind: 'unknown' };
    const first = withId(newest.data);
    const lastEntryId = first[0]?.id ?? 0;
    const isUnnumbered = newest.data.length > 0 && first.length < newest.data.length;
    // An entry that arrived between the reads would look like a difference.
    if (isUnnumbered || (withId(again.data)[0]?.id ?? 0) !== lastEntryId) return { kind: 'unknown' };
    known.push(...first);
    const pages = snapshot ? MOST_PAGES : 1;
    for (let page = 2; page <= pages && (known.at(-1)?.id ?? 0) > since; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is a next page depends on this one
      const { data, error } = await readPage(page);
      if (error) return { kind: 'unknown' };
      if (data.length === 0) break;
      known.push(...withId(data));
    }
    const balances = ACCOUNTS.flatMap((account) =>
      wallet.data.accounts[account].balances.map(({ currency, available }) => ({ account, currency, available })),
    );
    change(() => ({ lastEntryId, balances }));
    if (!snapshot) return { kind: 'first' };
    const entries = known.flatMap(({ id, row }) =>
      'name' in row.account ? [{ id, account: row.account.name, currency: row.currency, value: row.value }] : [],
    );
    const mismatches = reconcile(snapshot, entries, balances);
    return mismatches.length === 0 ? { kind: 'agrees' } : { kind: 'differs', mismatches };
  });

  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      const next = await check();
      if (isCurrent) setResult(next);
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, []);
  return result;
}
