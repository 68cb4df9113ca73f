import { asTrailing, ExitFields, ExitGuardian, EXIT_KINDS, exitResult, exitsOf, inUnit } from '@bourse/trading';
import { useOrderEntry } from './order-entry';
import { offersExits } from '../rules/order-exits';
import { useProblemText } from './use-problem-text';

/** Take profit and stop loss of a buy. */
export function ExitOptions() {
  const { form, market, actions } = useOrderEntry();
  const { side, draft } = form.values;
  const { exitEntry: entry, summary } = form.preview;
  const errorOf = useProblemText();
  const { exits: typed } = draft;
  if (typed === undefined || entry === undefined || !offersExits({ side, exits: market.exits })) return null;
  const exits = exitsOf(typed, entry);
  const [profit, loss] = EXIT_KINDS.map((kind) => exitResult(entry, exits[kind], summary.amount));
  const offersTrailing = market.exits?.includes('trailing_stop') === true;
  return (
    <ExitFields
      draft={typed}
      entry={entry}
      exits={exits}
      results={{ takeProfit: profit, stopLoss: loss }}
      errors={{ takeProfit: errorOf('takeProfit'), stopLoss: errorOf('stopLoss') }}
      quote={market.quote}
      step={market.priceStep}
      onExit={(kind, value) => actions.onExits({ ...typed, [kind]: value })}
      onUnit={(unit) => actions.onExits(inUnit(typed, unit, entry))}
      onTrailing={offersTrailing ? (isTrailing) => actions.onExits(asTrailing(typed, isTrailing, entry)) : undefined}
      onTouch={actions.onTouch}
    >
      <ExitGuardian isExchange />
    </ExitFields>
  );
}
