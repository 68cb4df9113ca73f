import { selectIsLoggedIn } from '@bourse/api-client';
import { decimal, type Decimal } from '@bourse/decimal';
import { feeMessages, FeesPaidLines, loadState, rateText, ReadError, useAppSelector } from '@bourse/feature-kit';
import { useAllPages } from '@bourse/lists';
import { useFormat } from '@bourse/i18n';
import {
  AmountText,
  FigureLine,
  FigureLines,
  Narrow,
  NumberField,
  Padded,
  Panel,
  Quiet,
  Skeleton,
  Stack,
} from '@bourse/ui-kit';
import { useState } from 'react';
import { useOptionSecondsQuery, usePayableCurrenciesQuery, useSettledPagesInfiniteQuery } from '../api';
import type { PayableCurrency } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';
import { openingFee } from '../rules/opening-fee';

const STAKE_DECIMALS = 2;

/** The fee rate of each currency, and the fee of a stake that the user types. */
function Rates({ currencies }: { readonly currencies: readonly PayableCurrency[] }) {
  const text = feeMessages.useText();
  const format = useFormat();
  const [stake, setStake] = useState<Decimal | undefined>(decimal(100));
  return (
    <>
      <FigureLines>
        {currencies.map(({ id, name, feeRate }) => (
          <FigureLine key={id} label={`${text('openingFee')}, ${name}`}>
            {rateText(format, feeRate)}
          </FigureLine>
        ))}
      </FigureLines>
      <Quiet>{text('optionBasis')}</Quiet>
      <Narrow>
        <NumberField label={text('estimate.stake')} value={stake} onChange={setStake} decimals={STAKE_DECIMALS} />
      </Narrow>
      <FigureLines>
        {currencies.map(({ id, name, feeRate }) => (
          <FigureLine key={id} label={`${text('estimate.opening')}, ${name}`}>
            <AmountText
              value={openingFee(stake, feeRate)}
              unit={name}
              missing={stake === undefined ? 'notEntered' : 'notSent'}
            />
          </FigureLine>
        ))}
      </FigureLines>
    </>
  );
}

/** The payout of a win by duration, and what a loss costs where that is named. */
function Payouts() {
  const text = feeMessages.useText();
  const format = useFormat();
  const query = useOptionSecondsQuery();
  const state = loadState(query);
  if (state.kind === 'failed') {
    return <ReadError title={text('failed')} failure={state.failure} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <Skeleton height={96} />;
  const figures = query.data.flatMap(({ seconds, profitRatio, lossRatio }) => {
    const duration = text('seconds', { seconds: format.number(seconds) });
    const win = { label: `${text('payout')}, ${duration}`, ratio: profitRatio };
    return lossRatio === undefined ? [win] : [win, { label: `${text('lossCost')}, ${duration}`, ratio: lossRatio }];
  });
  return (
    <FigureLines>
      {figures.map(({ label, ratio }) => (
        <FigureLine key={label} label={label}>
          {format.percent(ratio)}
        </FigureLine>
      ))}
    </FigureLines>
  );
}

function Paid() {
  const { rows, ...read } = useAllPages(useSettledPagesInfiniteQuery());
  return (
    <FeesPaidLines
      {...read}
      charges={rows.map(({ openedAt, settledAt, fee, currency }) => ({
        time: openedAt ?? settledAt,
        amount: fee,
        currency,
      }))}
    />
  );
}

function OwnFees() {
  const text = feeMessages.useText();
  const query = usePayableCurrenciesQuery();
  const state = loadState(query);
  if (state.kind === 'failed') {
    return <ReadError title={text('failed')} failure={state.failure} onRetry={() => void query.refetch()} />;
  }
  return (
    <Stack spacing={3}>
      {query.data ? <Rates currencies={query.data} /> : <Skeleton height={120} />}
      <Payouts />
      <Paid />
    </Stack>
  );
}

/** Options on the fee page: rates, payouts, an estimate, and what the user has paid. Their calls require a session. */
export function Component() {
  const text = microOptionsMessages.useText();
  const feeText = feeMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <Panel title={text('options.title')}>
      <Padded>{isLoggedIn ? <OwnFees /> : <Quiet>{feeText('visitor')}</Quiet>}</Padded>
    </Panel>
  );
}
