import { selectIsLoggedIn } from '@bourse/api-client';
import { feeMessages, FeesPaidLines, useAppSelector } from '@bourse/feature-kit';
import { useSelectedPair } from '@bourse/market';
import { Padded, Panel, Stack } from '@bourse/ui-kit';
import { useLeverOrdersQuery } from '../api';
import type { LeverOrder } from '@bourse/contracts/lever';
import { useClosedPositions } from '../journal/use-closed-positions';
import { leverMessages } from '../locales/messages';
import { quoteOf } from '../personal-limits/limits';
import { PairFees } from './pair-fees';

const NONE: readonly LeverOrder[] = [];

/** The opening fee and the overnight fees of a position. Overnight fees count at the time of the position's end or opening. */
const chargesOf = (order: LeverOrder) => {
  const currency = quoteOf(order);
  return [
    { time: order.openedAt ?? order.submittedAt, amount: order.tradeFee, currency },
    { time: order.completedAt ?? order.openedAt, amount: order.overnightFee, currency },
  ];
};

function Paid() {
  const closed = useClosedPositions(undefined);
  const open = useLeverOrdersQuery({ list: 'positions', page: 1 }).currentData;
  const positions = open?.orders ?? NONE;
  return (
    <FeesPaidLines
      state={closed.state}
      isComplete={closed.isComplete && open !== undefined && open.total <= positions.length}
      onRetry={closed.onRetry}
      charges={[...positions, ...closed.orders].flatMap(chargesOf)}
    />
  );
}

/** Leverage on the fee page: the rates of the selected pair, an estimate, and what the user has paid. */
export function Component() {
  const text = leverMessages.useText();
  // Before the content: a catalogue that is first asked for after the data would suspend the whole page.
  feeMessages.useText();
  const { selection } = useSelectedPair();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <Panel title={text('lever.title')}>
      <Padded>
        <Stack spacing={3}>
          {selection.kind === 'pair' && <PairFees key={selection.pair.id} pair={selection.pair} />}
          {isLoggedIn && <Paid />}
        </Stack>
      </Padded>
    </Panel>
  );
}
