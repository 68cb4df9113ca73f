import { readFresh } from '@bourse/api-client';
import { accountLog, type Balance, type LogRow } from '@bourse/contracts/wallet';
import { useAppDispatch } from '@bourse/feature-kit';
import { csvFileName, csvTime, readAllPages, useCsvExport } from '@bourse/lists';
import { Button } from '@bourse/ui-kit';
import { useStateText } from '../account/state-text';
import { logRequest } from '../api';
import { walletMessages } from '../locales/messages';
import { isDeposit } from '../rules/deposit-stage';
import { entryKey } from '../rules/ledger-filter';

/** Saves all deposits of a currency as a CSV file. */
export function DepositExport({ currency: { currencyId, currency } }: { readonly currency: Balance }) {
  const text = walletMessages.useText();
  const stateText = useStateText();
  const dispatch = useAppDispatch();
  const { isExporting, onExport } = useCsvExport();
  const exportAll = () =>
    onExport(async (onCount) => {
      const { data } = await readAllPages<LogRow>(
        (page) => dispatch(readFresh(accountLog, logRequest({ account: 'change', currencyId }, page))),
        // Two deposits of one moment and amount differ by their transaction.
        (row) => `${entryKey(row)} ${row.hash}`,
        onCount,
      );
      const deposits = data?.filter(isDeposit);
      return (
        deposits && {
          name: csvFileName(
            'deposits',
            deposits.map(({ time }) => time),
          ),
          header: [
            text('record.time'),
            text('transfer.currency'),
            text('record.amount'),
            text('withdraw.network'),
            text('record.state'),
            text('record.transaction'),
          ],
          rows: deposits.map((row) => [csvTime(row.time), currency, row.value, row.network, stateText(row), row.hash]),
        }
      );
    });
  return (
    <Button size="small" tone="quiet" pending={isExporting} onClick={exportAll}>
      {text('action.export')}
    </Button>
  );
}
