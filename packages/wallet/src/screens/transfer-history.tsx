import { readFresh } from '@bourse/api-client';
import { csvFileName, csvTime, readAllPages, useCsvExport } from '@bourse/lists';
import { useAppDispatch, useLink } from '@bourse/feature-kit';
import { Button, Panel } from '@bourse/ui-kit';
import { transferHistory, type TransferRow } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { useAccountName } from '../account/account-name';
import { TransferTable } from '../transfer/transfer-table';
import { PATHS } from '../paths';

/** Saves all transfers as a CSV file. */
function useExport() {
  const text = walletMessages.useText();
  const accountName = useAccountName();
  const dispatch = useAppDispatch();
  const { isExporting, onExport } = useCsvExport();
  const exportAll = () =>
    onExport(async (onCount) => {
      const { data } = await readAllPages<TransferRow>(
        (page) => dispatch(readFresh(transferHistory, { page })),
        ({ id }) => String(id),
        onCount,
      );
      return (
        data && {
          name: csvFileName(
            'transfers',
            data.map(({ time }) => time),
          ),
          header: [
            text('record.time'),
            text('transfer.from'),
            text('transfer.to'),
            text('transfer.currency'),
            text('record.amount'),
          ],
          rows: data.map(({ time, from, to, currency, amount }) => [
            csvTime(time),
            accountName(from),
            accountName(to),
            currency,
            amount,
          ]),
        }
      );
    });
  return { isExporting, exportAll };
}

/** `/transferRecord`, `/account/transferLog`: the transfers of the user. */
export function Component() {
  const text = walletMessages.useText();
  const { isExporting, exportAll } = useExport();
  const transferLink = useLink(PATHS.transfer);

  return (
    <WalletFrame
      title={text('transfer.history')}
      actions={
        <Button size="small" tone="quiet" pending={isExporting} onClick={exportAll}>
          {text('action.export')}
        </Button>
      }
    >
      <Panel label={text('transfer.history')}>
        <TransferTable
          label={text('transfer.history')}
          action={
            <Button size="small" {...transferLink}>
              {text('transfer.title')}
            </Button>
          }
        />
      </Panel>
    </WalletFrame>
  );
}
