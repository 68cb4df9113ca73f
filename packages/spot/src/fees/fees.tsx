import { selectIsLoggedIn } from '@bourse/api-client';
import { feeMessages, FeesPaidLines, useAppSelector, useProductCapabilities } from '@bourse/feature-kit';
import { spotCapabilities } from '@bourse/contracts/spot';
import { useSelectedPair } from '@bourse/market';
import { Padded, Panel, Stack } from '@bourse/ui-kit';
import { Fragment } from 'react';
import { spotMessages } from '../locales/messages';
import { useAllFills } from '../profit/use-all-fills';
import { FeeTierPanel } from './fee-tiers';
import { PairFees } from './pair-fees';

function Paid() {
  const { rows, ...read } = useAllFills();
  return (
    <FeesPaidLines
      {...read}
      charges={rows.map(({ time, fee, feeCurrency }) => ({ time, amount: fee, currency: feeCurrency }))}
    />
  );
}

/** Spot on the fee page: the rates of the selected pair, an estimate, the fee tiers, and what the user has paid. */
export function Component() {
  const text = spotMessages.useText();
  // Before the content: a catalogue that is first asked for after the data would suspend the whole page.
  feeMessages.useText();
  const { selection } = useSelectedPair();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { hasFeeTiers } = useProductCapabilities(spotCapabilities);
  return (
    <Panel title={text('deal.title')}>
      <Padded>
        <Stack spacing={3}>
          {selection.kind === 'pair' && (
            <Fragment key={selection.pair.id}>
              <PairFees pair={selection.pair} />
              {hasFeeTiers && <FeeTierPanel pair={selection.pair} />}
            </Fragment>
          )}
          {isLoggedIn && <Paid />}
        </Stack>
      </Padded>
    </Panel>
  );
}
