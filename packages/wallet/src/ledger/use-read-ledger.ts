import { readAllPages, useAppDispatch } from '@bourse/feature-kit';
import type { LogRow } from '../contract';
import { readLedgerPage, readWallet } from '../read-fresh';
import { entryKey } from './ledger-filter';

/** Rows of a page when the whole ledger is read. */
const PAGE_SIZE = 100;

/** Reads the whole ledger or the balances from the server. */
export function useReadLedger() {
  const dispatch = useAppDispatch();
  return {
    readAll: (onCount?: (count: number) => void) =>
      readAllPages<LogRow>((page) => dispatch(readLedgerPage(page, PAGE_SIZE)), entryKey, onCount),
    readPage: (page: number) => dispatch(readLedgerPage(page, PAGE_SIZE)),
    readWallet: () => dispatch(readWallet()),
  };
}
