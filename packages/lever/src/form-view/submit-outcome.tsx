import { sum } from '@bourse/decimal';
import { WriteOutcome, type LostWrite } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { leverMessages } from '../locales/messages';
import { PRICE_DECIMALS } from '../rules/liquidation-price';
import type { KnownIds } from '../writes/new-orders';
import type { SubmitFinding, SubmitTicket } from '../writes/submit-write';

export interface SubmitOutcomeProps {
  readonly state: LostWrite<SubmitTicket, KnownIds, SubmitFinding>;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
  readonly onTryRest: () => void;
}

/** An order with a lost reply: the result of the look-up. */
export function SubmitOutcome({ state, onLookAgain, onDismiss, onTryRest }: SubmitOutcomeProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const { direction, symbol, parts, price } = state.ticket;
  return (
    <WriteOutcome
      state={state}
      unknownTitle={text('submit.unknown')}
      summary={text(direction === 'long' ? 'submit.summaryLong' : 'submit.summaryShort', {
        symbol,
        lots: format.amount(sum(parts)),
        price: format.price(price, PRICE_DECIMALS),
      })}
      describe={({ found, isComplete }) => {
        if (found === undefined) return { title: text('submit.notSure'), message: text('submit.notSureMessage') };
        if (isComplete) return { title: text('submit.found'), message: text('submit.foundMessage') };
        if (found.length === 0) return { title: text('submit.notFound'), message: text('submit.notFoundMessage') };
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
