import { asFailure, selectIsLoggedIn } from '@bourse/api-client';
import { feeMessages, FeesPaidLines, ReadError, useAppSelector } from '@bourse/feature-kit';
import { useAllPages } from '@bourse/lists';
import { NO_VALUE } from '@bourse/i18n';
import {
  AmountText,
  EmptyState,
  FigureLine,
  FigureLines,
  Narrow,
  Padded,
  Panel,
  Quiet,
  Select,
  Skeleton,
  Stack,
} from '@bourse/ui-kit';
import { useState } from 'react';
import { useDepositAddressQuery, useLedgerInfiniteQuery, useWalletListQuery, useWithdrawalInfoQuery } from '../api';
import type { Balance, LogRow } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { entryKey } from '../rules/ledger-filter';
import { withdrawalCharges } from '../rules/withdrawal-charges';

/** The fee of a withdrawal from the coin account, which is flat, and the networks of the currency. */
function CurrencyFee({ currency: { currencyId, currency } }: { readonly currency: Balance }) {
  const text = feeMessages.useText();
  const walletText = walletMessages.useText();
  const info = useWithdrawalInfoQuery({ currency: currencyId });
  const addresses = useDepositAddressQuery({ currency: currencyId });
  if (info.isError && !info.currentData) {
    const failure = asFailure(info.error);
    return failure.kind === 'rejected' ? (
      <EmptyState title={walletText('withdraw.unsupported', { currency })} />
    ) : (
      <ReadError title={text('failed')} failure={failure} onRetry={() => void info.refetch()} />
    );
  }
  if (!info.currentData) return <Skeleton height={80} />;
  const networks = (addresses.currentData ?? []).map(({ network }) => network).filter((name) => name !== '');
  return (
    <>
      <FigureLines>
        <FigureLine label={text('withdrawalFee')}>
          <AmountText value={info.currentData.rate} unit={currency} />
        </FigureLine>
        <FigureLine label={text('minimum')}>
          <AmountText value={info.currentData.minimum} unit={currency} />
        </FigureLine>
        <FigureLine label={text('networks')}>{networks.length === 0 ? NO_VALUE : networks.join(', ')}</FigureLine>
      </FigureLines>
      <Quiet>{text('sameForNetworks')}</Quiet>
    </>
  );
}

function Rates() {
  const text = feeMessages.useText();
  const query = useWalletListQuery();
  const [chosen, setChosen] = useState<string>();
  if (query.isError && !query.data) {
    return <ReadError title={text('failed')} failure={asFailure(query.error)} onRetry={() => void query.refetch()} />;
  }
  const currencies = query.data?.accounts.change.balances ?? [];
  const currency = currencies.find(({ currencyId }) => String(currencyId) === chosen) ?? currencies[0];
  if (!query.data || !currency) return <Skeleton height={80} />;
  return (
    <>
      <Narrow>
        <Select
          label={text('currency')}
          value={String(currency.currencyId)}
          options={currencies.map((each) => ({ value: String(each.currencyId), label: each.currency }))}
          onChange={setChosen}
        />
      </Narrow>
      <CurrencyFee key={currency.currencyId} currency={currency} />
    </>
  );
}

function Paid() {
  const { rows, ...read } = useAllPages<LogRow>(useLedgerInfiniteQuery(), entryKey);
  return <FeesPaidLines {...read} charges={withdrawalCharges(rows)} />;
}

/** Withdrawals on the fee page: the fee of a currency, and what the user has paid. Their calls require a session. */
export function Component() {
  const text = walletMessages.useText();
  const feeText = feeMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <Panel title={text('withdraw.title')}>
      <Padded>
        {isLoggedIn ? (
          <Stack spacing={3}>
            <Rates />
            <Paid />
          </Stack>
        ) : (
          <Quiet>{feeText('visitor')}</Quiet>
        )}
      </Padded>
    </Panel>
  );
}
