import { readFresh } from '@bourse/api-client';
import { readAllPages } from '@bourse/lists';
import { useAppDispatch } from '@bourse/feature-kit';
import { ledger, walletList, type LogRow } from '@bourse/contracts/wallet';
import { entryKey } from '../rules/ledger-filter';

/** Rows of a page when the whole ledger is read. */
const PAGE_SIZE = 100;

/** Reads the whole ledger or the balances from the server. */
export function useReadLedger() {
  const dispatch = useAppDispatch();
  const readPage = (page: number) => dispatch(readFresh(ledger, { page, limit: PAGE_SIZE }));
  return {
    readAll: (onCount?: (count: number) => void) => readAllPages<LogRow>(readPage, entryKey, onCount),
    readPage,
    readWallet: () => dispatch(readFresh(walletList, {})),
  };
}
