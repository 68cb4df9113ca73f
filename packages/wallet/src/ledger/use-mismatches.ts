import { useEffect, useEffectEvent, useState } from 'react';
import { ACCOUNTS, type LogRow } from '@bourse/contracts/wallet';
import { useBalanceSnapshot } from '../account/stored-values';
import { reconcile, type Mismatch } from '../rules/reconcile';
import { useReadLedger } from './use-read-ledger';

/** Pages that are read back to the last visit. */
const MOST_PAGES = 50;

interface Known {
  readonly id: number;
  readonly row: LogRow;
}

const withId = (rows: readonly LogRow[]): Known[] =>
  rows.flatMap((row) => (row.id === undefined ? [] : [{ id: row.id, row }]));

/**
 * Checks once whether the entries since the last visit on this device explain the balances, then keeps the new balances. Empty before that,
 * on the first visit, and where entries have no ids or could not be read.
 */
export function useMismatches(): readonly Mismatch[] {
  const { readPage, readWallet } = useReadLedger();
  const [snapshot, change] = useBalanceSnapshot();
  const [mismatches, setMismatches] = useState<readonly Mismatch[]>([]);

  const check = useEffectEvent(async (): Promise<readonly Mismatch[]> => {
    const known: Known[] = [];
    const since = snapshot?.lastEntryId ?? 0;
    const newest = await readPage(1);
    const wallet = await readWallet();
    const again = await readPage(1);
    if (newest.error || wallet.error || again.error) return [];
    const first = withId(newest.data);
    const lastEntryId = first[0]?.id ?? 0;
    const isUnnumbered = newest.data.length > 0 && first.length < newest.data.length;
    // An entry that arrived between the reads would look like a difference.
    if (isUnnumbered || (withId(again.data)[0]?.id ?? 0) !== lastEntryId) return [];
    known.push(...first);
    const pages = snapshot ? MOST_PAGES : 1;
    for (let page = 2; page <= pages && (known.at(-1)?.id ?? 0) > since; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is a next page depends on this one
      const { data, error } = await readPage(page);
      if (error) return [];
      if (data.length === 0) break;
      known.push(...withId(data));
    }
    const balances = ACCOUNTS.flatMap((account) =>
      wallet.data.accounts[account].balances.map(({ currency, available }) => ({ account, currency, available })),
    );
    change(() => ({ lastEntryId, balances }));
    if (!snapshot) return [];
    const entries = known.flatMap(({ id, row }) =>
      'name' in row.account ? [{ id, account: row.account.name, currency: row.currency, value: row.value }] : [],
    );
    return reconcile(snapshot, entries, balances);
  });

  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      const found = await check();
      if (isCurrent) setMismatches(found);
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, []);
  return mismatches;
}
