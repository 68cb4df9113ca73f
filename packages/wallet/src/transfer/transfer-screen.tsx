import { asFailure } from '@bourse/api-client';
import { ReadError, useLink } from '@bourse/feature-kit';
import { Box, Button, Columns, Panel, Skeleton } from '@bourse/ui-kit';
import { useSearchParams } from 'react-router';
import { useTransferCurrenciesQuery } from '../api';
import { ACCOUNTS, type Account } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { useWallet } from '../account/use-wallet';
import { PATHS } from '../paths';
import { TransferPanel } from './transfer-panel';
import { TransferTable } from './transfer-table';

/** Rows beside the form. */
const NEWEST = 8;
/** Above its list the form is no wider than a form is. */
const FORM = { maxWidth: { xs: 560, lg: 'none' } };

const accountOf = (written: string | null) => ACCOUNTS.find((account) => account === written);

/**
 * A transfer between accounts: `?currency=&from=&to=` chooses the direction. The list beside the form also loads the transfers among which a
 * lost reply is looked up.
 */
export function TransferScreen({ offered }: { readonly offered?: readonly Account[] }) {
  const text = walletMessages.useText();
  const [search] = useSearchParams();
  const { wallet, hasFailed, error, onRetry } = useWallet();
  const historyLink = useLink(PATHS.transferRecord);
  const listed = useTransferCurrenciesQuery();
  const currencyId = search.get('currency');
  return (
    <WalletFrame title={text('transfer.title')}>
      <Columns shares={[1, 1]} from="lg">
        <Box sx={FORM}>
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
        </Box>
        <Panel
          title={text('transfer.latest')}
          actions={
            <Button size="small" tone="quiet" {...historyLink}>
              {text('transfer.history')}
            </Button>
          }
        >
          <TransferTable label={text('transfer.latest')} newest={NEWEST} />
        </Panel>
      </Columns>
    </WalletFrame>
  );
}
