import { asFailure } from '@bourse/api-client';
import { plus, times, type Decimal } from '@bourse/decimal';
import { NO_VALUE } from '@bourse/i18n';
import { useWorth } from '@bourse/market';
import { ReadError } from '@bourse/feature-kit';
import { EmptyState, FactList, Panel, Skeleton } from '@bourse/ui-kit';
import { useSearchParams } from 'react-router';
import { useWalletDetailQuery } from '../api';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { CoinActions } from './coin-actions';
import { useBalanceText } from './use-balance-text';
import { RecordTable } from './record-table';

/** The worth of both parts; `undefined` where one is unknown. */
function worthOf(available: Decimal | undefined, frozen: Decimal | undefined, price: Decimal): Decimal | undefined {
  return available === undefined || frozen === undefined ? undefined : times(plus(available, frozen), price);
}

/** One currency of the asset or the coin account (`?currency_id=`): balances, worth, and its log. */
export function AccountDetail({ account }: { readonly account: 'legal' | 'change' }) {
  const text = walletMessages.useText();
  const figure = useBalanceText();
  const { currency, of } = useWorth('CNY');
  const figureOr = (value: Decimal | undefined) => (value === undefined ? NO_VALUE : figure(value));
  const [search] = useSearchParams();
  const currencyId = Number(search.get('currency_id') ?? Number.NaN);
  const isKnown = Number.isSafeInteger(currencyId) && currencyId >= 0;
  const { currentData, isError, error, refetch } = useWalletDetailQuery(
    { currency: currencyId, type: account },
    { skip: !isKnown },
  );
  const title = currentData?.currency ?? text(`account.${account}`);
  if (!isKnown) {
    return (
      <WalletFrame title={title}>
        <EmptyState title={text('detail.unknown')} />
      </WalletFrame>
    );
  }
  if (isError && !currentData) {
    return (
      <WalletFrame title={title}>
        <ReadError title={text('failed.title')} failure={asFailure(error)} onRetry={() => void refetch()} />
      </WalletFrame>
    );
  }
  return (
    <WalletFrame
      title={title}
      actions={<CoinActions account={account} currencyId={currencyId} currency={currentData?.currency} />}
    >
      <Panel title={text(`account.${account}`)}>
        <Body>
          {currentData ? (
            <FactList
              facts={[
                { label: text('balances.available'), value: figureOr(currentData.available) },
                { label: text('balances.frozen'), value: figureOr(currentData.frozen) },
                {
                  label: text('detail.cny', { currency }),
                  value:
                    currentData.cnyPrice === undefined
                      ? text('balances.noPrice')
                      : figureOr(of(worthOf(currentData.available, currentData.frozen, currentData.cnyPrice))),
                },
              ]}
            />
          ) : (
            <Skeleton height={72} />
          )}
        </Body>
      </Panel>
      <div style={{ marginTop: 16 }}>
        <Panel title={text('action.record')}>
          <RecordTable account={account} currencyId={currencyId} currency={currentData?.currency ?? ''} />
        </Panel>
      </div>
    </WalletFrame>
  );
}
