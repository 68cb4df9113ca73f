import { isNegative, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';
import { reportUserEvent } from '@bourse/notifications';
import { useFormat } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { usePriceDecimals } from '../account/use-price-decimals';
import type { LeverOrder } from '@bourse/contracts/lever';
import { quoteOf } from '../personal-limits/limits';
import { orderPath } from '../orders/order-path';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { closeReasonOf } from '../rules/close-reason';
import { netProfit } from '../rules/net-profit';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';

/** The toast of the user's own close is replaced by the one with the realised P/L, also where its look-up has told it. */
export const WRITE_TOAST = 'lever-write';
const CLOSED_TOAST = 'lever-closed';
const FILLED_TOAST = 'lever-filled';
const CANCELLED_TOAST = 'lever-cancelled';

/** Why a position closed; `nothingOpen` is a reason of orders only. */
function reasonOf(order: LeverOrder) {
  const reason = closeReasonOf(order);
  return reason === undefined || reason === 'nothingOpen' ? 'user' : reason;
}

/** An entry of the bell that leads to the order. */
const note = (kind: string, order: LeverOrder, message: string) =>
  reportUserEvent({
    id: `lever-${kind}-${order.id}`,
    text: message,
    path: orderPath(order.id),
  });

/** Reports closed positions with reason and realised P/L, and filled pending orders: a toast, and an entry of the bell for each. */
export function useNewsToast() {
  const text = leverMessages.useText();
  const format = useFormat();
  const toast = useToast();
  const decimalsOf = usePriceDecimals();

  const side = ({ direction }: LeverOrder) => text(direction === 'long' ? 'side.long' : 'side.short');
  const money = (value: Decimal | undefined, quote: string) =>
    `${format.decimal(value, { decimals: SHOWN_MONEY_DECIMALS, minDecimals: 2, sign: 'always' })} ${quote}`;

  /** After fees; where a fee is not known before fees, which the text says. */
  const realised = (orders: readonly LeverOrder[], quote: string) => {
    const net = sumIfKnown(orders.map(netProfit));
    if (net !== undefined) return text('news.afterFees', { profit: money(net, quote) });
    return text('news.beforeFees', { profit: money(sumIfKnown(orders.map(({ profit }) => profit)), quote) });
  };
  const closedText = (order: LeverOrder) =>
    text(`news.closed.${reasonOf(order)}`, {
      symbol: order.symbol,
      side: side(order),
      profit: realised([order], quoteOf(order)),
    });

  return {
    tellClosed: (closed: readonly LeverOrder[]) => {
      for (const order of closed) {
        note('closed', order, closedText(order));
        toast.dismiss(`${WRITE_TOAST}-${order.id}`);
      }
      const [first] = closed;
      if (!first) return;
      const reasons = new Set(closed.map(reasonOf));
      const isOwn = reasons.has('user') || reasons.has('batch');
      const quotes = [...new Set(closed.map(quoteOf))];
      const sums = quotes.map((quote) =>
        realised(
          closed.filter((order) => quoteOf(order) === quote),
          quote,
        ),
      );
      const isLoss = closed.some((order) => isNegative(netProfit(order) ?? order.profit ?? ZERO));
      const message =
        closed.length === 1
          ? closedText(first)
          : text('news.several', { count: closed.length, profit: sums.join(', ') });
      if (reasons.has('liquidation')) toast.error(message, CLOSED_TOAST);
      else if (isOwn) (isLoss ? toast.info : toast.success)(message, WRITE_TOAST);
      else toast.info(message, CLOSED_TOAST);
    },
    /** Reduce-only orders that the exchange has cancelled. */
    tellCancelled: (cancelled: readonly LeverOrder[]) => {
      for (const order of cancelled) {
        const message = text('news.nothingOpen', { symbol: order.symbol, id: String(order.id) });
        note('cancelled', order, message);
        toast.info(message, CANCELLED_TOAST);
      }
    },
    tellFilled: (filled: readonly LeverOrder[]) => {
      for (const order of filled) {
        const message = text('news.filled', {
          symbol: order.symbol,
          side: side(order),
          ...lotsIn(format, order.lots),
          price: format.price(order.entryPrice, decimalsOf(order)),
        });
        note('filled', order, message);
        toast.info(message, FILLED_TOAST);
      }
    },
  };
}
