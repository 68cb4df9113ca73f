import { WriteOutcome } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { tradingMessages } from '@bourse/trading';
import { spotMessages } from '../locales/messages';
import type { OrderTicket } from '../rules/order-ticket';
import { useOrderText } from './order-text';
import type { LostOrder } from '../writes/order-write';
import { wordsOf } from './outcome-words';

export interface OrderOutcomeProps {
  readonly state: LostOrder;
  readonly onLookAgain: () => void;
  readonly onDismiss: () => void;
  /** Offered only after a look-up that did not find the order. */
  readonly onTryAgain: (order: OrderTicket) => void;
}

/** Outcome of an order with a lost reply. */
export function OrderOutcome({ state, onTryAgain, ...actions }: OrderOutcomeProps) {
  const text = spotMessages.useText();
  const tradingText = tradingMessages.useText();
  const format = useFormat();
  const orderText = useOrderText();
  const { ticket } = state;
  return (
    <WriteOutcome
      {...actions}
      state={state}
      unknownTitle={tradingText('order.unknown')}
      summary={orderText(ticket)}
      describe={(finding) => {
        const { title, message } = wordsOf(finding);
        const filled = 'filled' in finding ? format.amount(finding.filled) : '';
        return { title: text(title), message: text(message, { filled, base: ticket.base }) };
      }}
      onTryAgain={() => onTryAgain(ticket)}
    />
  );
}
