import { Alert } from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';
import { useAmountText } from '../account/use-amount-text';
import { useMismatches } from './use-mismatches';

/** Names the balances that the ledger does not explain since the last visit on this device; empty if there are none, or none are known. */
export function ReconciliationAlert() {
  const mismatches = useMismatches();
  const text = walletMessages.useText();
  const amountText = useAmountText();
  if (mismatches.length === 0) return null;
  return (
    <Alert tone="error" isAnnounced>
      <div>{text('reconcile.differs')}</div>
      {mismatches.map(({ account, currency, expected, actual }) => (
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
