import { Alert, BELOW, colour, FONT_SIZE, Icon } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { walletMessages } from '../locales/messages';
import { useAmountText } from '../account/use-amount-text';
import { useReconciliation, type Reconciliation } from './use-reconciliation';

const Badge = styled('output')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 20,
  margin: '0 0 12px',
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  // The result takes two lines on a phone.
  [BELOW.sm]: { minHeight: 40 },
});

/** Whether the ledger explains the balances since the last visit on this device. */
function ReconciliationView({ result }: { readonly result: Reconciliation }) {
  const text = walletMessages.useText();
  const amountText = useAmountText();
  if (result.kind === 'differs') {
    return (
      <Alert tone="error" isAnnounced>
        <div>{text('reconcile.differs')}</div>
        {result.mismatches.map(({ account, currency, expected, actual }) => (
          <div key={`${account} ${currency}`}>
            {text('reconcile.row', {
              account: text(`account.${account}`),
              expected: amountText(expected, currency),
              actual: amountText(actual, currency),
            })}
          </div>
        ))}
      </Alert>
    );
  }
  return (
    <Badge>
      {result.kind === 'agrees' && <Icon name="check" />}
      {text(`reconcile.${result.kind}`)}
    </Badge>
  );
}

/** The badge of the assets screen. */
export function ReconciliationBadge() {
  return <ReconciliationView result={useReconciliation()} />;
}
