import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { EmptyState, Panel, Skeleton } from '@bourse/ui-kit';
import { useAddressCurrenciesQuery } from '../api';
import { useCurrencyChoice } from '../deposit/deposit-screen';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { WithdrawPanel } from '../withdraw/withdraw-panel';

/** A select with its label, CSS pixels. */
const CHOICE_HEIGHT = 66;

/** `/new_account/withdraw?currency=`: a withdrawal from the coin account. */
export function Component() {
  const text = walletMessages.useText();
  const { wallet, balances, chosen, choice, hasFailed, error, onRetry } = useCurrencyChoice();
  const { currentData: currencies = [], isLoading } = useAddressCurrenciesQuery();
  const offered = balances.filter(({ currencyId }) => currencies.some(({ id }) => id === currencyId));
  return (
    <WalletFrame title={text('withdraw.title')}>
      {!wallet && hasFailed && <ReadError title={text('failed.title')} failure={asFailure(error)} onRetry={onRetry} />}
      {!wallet && !hasFailed && <Skeleton height={320} />}
      {wallet && !wallet.isOpen && <EmptyState title={text('notopen')} />}
      {wallet?.isOpen && chosen && (
        <div style={{ display: 'grid', gap: 16 }}>
          {(isLoading || offered.length > 0) && (
            <div style={{ maxWidth: 360 }}>{isLoading ? <Skeleton height={CHOICE_HEIGHT} /> : choice(offered)}</div>
          )}
          <Panel label={text('withdraw.title')}>
            <WithdrawPanel key={chosen.currencyId} account="change" currency={chosen} />
          </Panel>
        </div>
      )}
    </WalletFrame>
  );
}
