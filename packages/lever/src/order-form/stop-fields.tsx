import { ExitFields, ExitGuardian, ExitToggle, ExitTriggerChoice } from '@bourse/trading';
import type { Direction } from '@bourse/contracts/lever';
import { ONE } from '@bourse/decimal';
import { Text } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import { exitDraft } from '../rules/order-rules';
import { stopStep } from '../rules/stops';
import { useErrorText, useExpectedPrice, useOrderEntry } from './order-entry';

/** Take profit and stop loss of the position. `side`: the direction whose figures are shown. */
export function StopFields({ side }: { readonly side: Direction }) {
  const { form, market, actions } = useOrderEntry();
  const { draft } = form.values;
  const { prices, profit, isStopBeyond } = form.preview.exits[side];
  const { live, priceDecimals, quote, attachesExits, trailsStops } = market;
  const { price } = useExpectedPrice();
  const text = leverMessages.useText();
  const errorOf = useErrorText();
  if (!draft.hasExits) return <ExitToggle isOn={false} onToggle={actions.onExits} />;
  return (
    <div>
      <ExitToggle isOn onToggle={actions.onExits} />
      <ExitFields
        draft={exitDraft(draft)}
        entry={{ side: side === 'long' ? 'buy' : 'sell', price, priceDecimals }}
        exits={prices}
        results={profit}
        errors={{ takeProfit: errorOf('takeProfit'), stopLoss: errorOf('stopLoss') }}
        quote={quote}
        step={stopStep(live ?? ONE, priceDecimals)}
        onExit={actions.onStop}
        onUnit={(unit) => actions.onExitUnit(unit, side)}
        onTrailing={trailsStops ? (isTrailing) => actions.onTrailing(isTrailing, side) : undefined}
        onTouch={actions.onTouch}
      >
        {attachesExits && <ExitTriggerChoice value={draft.exitTrigger} onChange={actions.onExitTrigger} />}
        <Guardian />
        {isStopBeyond && (
          <Text as="output" size="dense" tone="warning">
            {text('stops.beyondLiquidation')}
          </Text>
        )}
      </ExitFields>
    </div>
  );
}

/** What keeps the exits of the order: the exchange, or this browser until they are set. */
function Guardian() {
  const { form, market } = useOrderEntry();
  const text = leverMessages.useText();
  if (market.attachesExits || form.values.mode === 'limit') return <ExitGuardian isExchange={market.attachesExits} />;
  return (
    <Text size="dense" tone="quiet">
      {text('form.stopsSent')}
    </Text>
  );
}
