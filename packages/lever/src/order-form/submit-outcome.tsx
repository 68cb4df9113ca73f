import { sum } from '@bourse/decimal';
import { WriteOutcome, type LostWrite } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { tradingMessages } from '@bourse/trading';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import type { KnownOrders } from '../writes/new-orders';
import type { SubmitFinding, SubmitTicket } from '../writes/submit-write';

export interface SubmitOutcomeProps {
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly state: LostWrite<SubmitTicket, KnownOrders, SubmitFinding>;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
  readonly onTryRest: () => void;
}

/** An order with a lost reply: the result of the look-up. */
export function SubmitOutcome({ priceDecimals, state, onLookAgain, onDismiss, onTryRest }: SubmitOutcomeProps) {
  const text = leverMessages.useText();
  const tradingText = tradingMessages.useText();
  const format = useFormat();
  const { direction, symbol, parts, price } = state.ticket;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={tradingText('order.unknown')}
      summary={text(direction === 'long' ? 'submit.summaryLong' : 'submit.summaryShort', {
        symbol,
        ...lotsIn(format, sum(parts)),
        price: format.price(price, priceDecimals),
      })}
      describe={({ found, isComplete }) => {
        if (found === undefined) return { message: text('submit.notSureMessage') };
        if (isComplete) return { title: text('submit.found'), message: text('submit.foundMessage') };
        if (found.length === 0) return { title: text('submit.notFound') };
        return {
          title: text('submit.foundPart', { found: found.length, total: parts.length }),
          message: text('submit.foundPartMessage'),
        };
      }}
      onLookAgain={onLookAgain}
      onDismiss={onDismiss}
      onTryAgain={onTryRest}
    />
  );
}
