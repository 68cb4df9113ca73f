import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { Panel, Skeleton } from '@bourse/ui-kit';
import { useSearchParams } from 'react-router';
import { walletApi } from '../api';
import { ACCOUNTS, type Account } from '../contract';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { useWallet } from '../account/use-wallet';
import { TransferForm } from './transfer-form';

const accountOf = (written: string | null) => ACCOUNTS.find((account) => account === written);

/** A transfer between accounts: `?currency=&from=&to=` chooses the direction. */
export function TransferScreen({ offered }: { readonly offered?: readonly Account[] }) {
  const text = walletMessages.useText();
  const [search] = useSearchParams();
  const { wallet, hasFailed, error, onRetry } = useWallet();
  // Loads the transfers, so that a lost reply can be looked up among newer ones.
  walletApi.endpoints.transferHistory.useInfiniteQuery();
  const listed = walletApi.endpoints.transferCurrencies.useQuery();
  const currencyId = search.get('currency');
  return (
    <WalletFrame title={text('transfer.title')}>
      <div style={{ maxWidth: 560 }}>
        <Panel label={text('transfer.title')}>
          <Body>
            {wallet && !listed.isLoading && (
              <TransferForm
                key={search.toString()}
                accounts={wallet.accounts}
                currencies={listed.currentData}
                platformToken={wallet.platformToken}
                {...(offered && { offered })}
                wanted={{
                  from: accountOf(search.get('from')),
                  to: accountOf(search.get('to')),
                  currencyId: currencyId === null ? undefined : Number(currencyId),
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
