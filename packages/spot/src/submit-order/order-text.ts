import { useFormat } from '@bourse/i18n';
import { spotMessages } from '../locales/messages';
import type { OrderTicket } from '../rules/order-ticket';

/** An order in a sentence. */
export function useOrderText(): (order: OrderTicket) => string {
  const text = spotMessages.useText();
  const format = useFormat();
  return ({ side, mode, amount, base, price, quote, type, exit }) => {
    const key = `outcome.order${side === 'buy' ? 'Buy' : 'Sell'}${mode === 'market' ? 'Market' : ''}` as const;
    const order = text(key, { amount: format.amount(amount), base, price: format.decimal(price), quote });
    const kind = exit ?? type;
    return kind ? `${order} · ${text(`type.${kind}`)}` : order;
  };
}
