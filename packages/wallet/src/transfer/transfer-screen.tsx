import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { Panel, Skeleton } from '@bourse/ui-kit';
import { useSearchParams } from 'react-router';
import { useTransferCurrenciesQuery, useTransferHistoryInfiniteQuery } from '../api';
import { ACCOUNTS, type Account } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { useWallet } from '../account/use-wallet';
import { TransferPanel } from './transfer-panel';

const accountOf = (written: string | null) => ACCOUNTS.find((account) => account === written);

/** A transfer between accounts: `?currency=&from=&to=` chooses the direction. */
export function TransferScreen({ offered }: { readonly offered?: readonly Account[] }) {
  const text = walletMessages.useText();
  const [search] = useSearchParams();
  const { wallet, hasFailed, error, onRetry } = useWallet();
  // Loads the transfers, so that a lost reply can be looked up among newer ones.
  useTransferHistoryInfiniteQuery();
  const listed = useTransferCurrenciesQuery();
  const currencyId = search.get('currency');
  return (
    <WalletFrame title={text('transfer.title')}>
      <div style={{ maxWidth: 560 }}>
        <Panel label={text('transfer.title')}>
          <Body>
            {wallet && !listed.isLoading && (
              <TransferPanel
                key={search.toString()}
                platformToken={wallet.platformToken}
                offer={{
                  accounts: wallet.accounts,
                  currencies: listed.currentData,
                  offered,
                  wanted: {
                    from: accountOf(search.get('from')),
                    to: accountOf(search.get('to')),
                    currencyId: currencyId === null ? undefined : Number(currencyId),
                  },
                }}
              />
            )}
            {!wallet && hasFailed && (
              <ReadError title={text('failed.title')} failure={asFailure(error)} onRetry={onRetry} />
            )}
            {!hasFailed && (!wallet || listed.isLoading) && <Skeleton height={360} />}
          </Body>
        </Panel>
      </div>
    </WalletFrame>
  );
}
