import { NO_VALUE } from '@bourse/i18n';
import { Alert, DataTable, Panel } from '@bourse/ui-kit';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';

/** `/lever_manger`: the static placeholder of the specification; it loads no data. */
export function Component() {
  const text = walletMessages.useText();
  const columns = (['currency', 'amount', 'rate', 'interest'] as const).map((id) => ({
    id,
    header: text(`placeholder.${id}`),
    isNumeric: id !== 'currency',
    cell: (row: Readonly<Record<typeof id, string>>) => row[id],
  }));
  const rows = [{ currency: 'USDT', amount: NO_VALUE, rate: '0.1%', interest: NO_VALUE }];
  return (
    <WalletFrame title={text('placeholder.leverTitle')}>
      <div style={{ display: 'grid', gap: 16 }}>
        <Alert>{text('placeholder.note')}</Alert>
        <Panel title={text('placeholder.borrow')}>
          <DataTable
            label={text('placeholder.borrow')}
            columns={columns}
            rows={rows}
            rowKey={({ currency }) => currency}
          />
        </Panel>
        <Panel title={text('placeholder.interestTable')}>
          <DataTable
            label={text('placeholder.interestTable')}
            columns={columns}
            rows={rows}
            rowKey={({ currency }) => currency}
          />
        </Panel>
        <Alert>{text('placeholder.liquidation')}</Alert>
      </div>
    </WalletFrame>
  );
}
