import { asFailure } from '@bourse/api-client';
import { FeaturePart, ReadError } from '@bourse/feature-kit';
import { EmptyState, Skeleton, Text } from '@bourse/ui-kit';
import {
  useAccountLogState,
  useDepositAddressQuery,
  useSavedAddressesQuery,
  useWalletListQuery,
  useWithdrawalInfoQuery,
} from '../api';
import { RecordTable } from '../account/record-table';
import type { Account, Balance } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { UnknownAllowList } from '../address/unknown-allow-list';
import { useKnownAllowList, useUsedAddresses } from '../account/stored-values';
import { feeRule } from '../rules/withdrawal-fee';
import { balanceIn, type Accounts } from '../rules/transfer-rules';
import { namedNetworks, networksOf, sourceAccount } from '../rules/withdrawal-rules';
import { Withdrawal } from './withdrawal';
import { LINKS } from '../links';

export interface WithdrawPanelProps {
  readonly account: Account;
  readonly currency: Balance;
}

/** The available money of a currency in each account. */
function availableIn(wallet: { readonly accounts: Accounts } | undefined, currencyId: number) {
  const of = (account: Account) => wallet && balanceIn(wallet.accounts, account, currencyId)?.available;
  return { legal: of('legal'), change: of('change'), lever: of('lever'), micro: of('micro') };
}

/** The withdrawal of a currency from an account, and the latest withdrawals with their state. */
export function WithdrawPanel({ account, currency }: WithdrawPanelProps) {
  const text = walletMessages.useText();
  const { currencyId } = currency;
  const info = useWithdrawalInfoQuery({
    currency: currencyId,
    ...(account !== 'change' && { account }),
  });
  const addresses = useDepositAddressQuery({ currency: currencyId });
  const book = useSavedAddressesQuery(currencyId);
  const log = useAccountLogState({ account, currencyId });
  const { data: wallet } = useWalletListQuery();
  const allowList = useKnownAllowList();
  const [used] = useUsedAddresses();

  if (info.isError && !info.currentData) {
    const failure = asFailure(info.error);
    return failure.kind === 'rejected' ? (
      <EmptyState title={text('withdraw.unsupported', { currency: currency.currency })} />
    ) : (
      <ReadError title={text('withdraw.failed')} failure={failure} onRetry={() => void info.refetch()} />
    );
  }
  const isWaiting = addresses.isLoading || book.isLoading;
  if (!allowList) return <UnknownAllowList height={320} />;
  if (!info.currentData || isWaiting) return <Skeleton height={320} />;
  const asked = {
    id: currencyId,
    code: currency.currency,
    type: currency.currencyType,
    depositAddress: addresses.currentData?.[0]?.address,
  };
  const logged = (log.currentData?.pages.flat() ?? []).map(({ address }) => address).filter((one) => one !== '');
  return (
    <>
      <Body>
        <FeaturePart part={LINKS.antiPhishingPhrase} isOptional />
        <Withdrawal
          key={currencyId}
          account={account}
          book={book.currentData ?? []}
          situation={{
            currency: asked,
            info: info.currentData,
            source: sourceAccount(account, info.currentData.available, availableIn(wallet, currencyId)),
            rule: feeRule(account, info.currentData.rate, info.currentData.rateKind),
            ...networksOf(asked, namedNetworks(info.currentData, addresses.currentData)),
            saved: (book.currentData ?? []).map(({ address }) => address),
            used: [...used, ...logged],
            allowList,
          }}
        />
        <Text as="h3" size="reading" isStrong>
          {text('withdraw.latest')}
        </Text>
      </Body>
      <RecordTable
        account={account}
        currencyId={currencyId}
        currency={currency.currency}
        empty={{ title: text('withdraw.empty'), hint: text('withdraw.emptyHint') }}
        filter={({ value, state, address }) => value.startsWith('-') && (state !== undefined || address !== '')}
      />
    </>
  );
}
