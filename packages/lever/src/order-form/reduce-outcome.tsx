import { WriteOutcome, type LostWrite } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { tradingMessages } from '@bourse/trading';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import type { KnownBefore, ReduceFinding, ReduceTicket } from '../writes/reduce-write';

export interface ReduceOutcomeProps {
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly state: LostWrite<ReduceTicket, KnownBefore | undefined, ReduceFinding>;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
  readonly onTryAgain: () => void;
}

/** A reduce-only order with a lost reply: the result of the look-up. */
export function ReduceOutcome({ priceDecimals, state, onLookAgain, onDismiss, onTryAgain }: ReduceOutcomeProps) {
  const text = leverMessages.useText();
  const tradingText = tradingMessages.useText();
  const format = useFormat();
  const { direction, symbol, lots, price } = state.ticket;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={tradingText('order.unknown')}
      summary={text(direction === 'long' ? 'reduce.summaryLong' : 'reduce.summaryShort', {
        symbol,
        ...lotsIn(format, lots),
        price: format.price(price, priceDecimals),
      })}
      describe={(finding) =>
        finding === 'unsure' ? { message: text('reduce.found.unsure') } : { title: text(`reduce.found.${finding}`) }
      }
      onLookAgain={onLookAgain}
      onDismiss={onDismiss}
      onTryAgain={onTryAgain}
    />
  );
}
