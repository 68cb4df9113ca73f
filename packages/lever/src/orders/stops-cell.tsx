import { OpenSiteNote, useTrailText } from '@bourse/trading';
import { quoteOf } from '../personal-limits/limits';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { useStopsOf } from '../planned-stops/use-stops-of';
import { PricePair } from './price-pair';
import { TwoLines } from './two-lines';

export interface StopsCellProps {
  readonly order: LeverOrder;
  readonly decimals: number | undefined;
}

/** Take profit and stop loss of a row, and whether they work only while the site is open. */
export function StopsCell({ order, decimals }: StopsCellProps) {
  const text = leverMessages.useText();
  const trailText = useTrailText();
  const { takeProfit, stopLoss, isPlanned } = useStopsOf()(order);
  return (
    <TwoLines>
      <PricePair
        prices={[takeProfit, stopLoss]}
        decimals={decimals}
        labels={[text('stops.takeProfit'), text('stops.stopLoss')]}
        missing="notSet"
      />
      {order.trail && <small>{trailText(order.trail, quoteOf(order))}</small>}
      {isPlanned && (
        <small>
          <OpenSiteNote />
        </small>
      )}
    </TwoLines>
  );
}
