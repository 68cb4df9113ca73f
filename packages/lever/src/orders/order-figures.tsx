import { useFormat } from '@bourse/i18n';
import { FigureLine, FigureLines } from '@bourse/ui-kit';
import { usePriceDecimals } from '../account/use-price-decimals';
import type { FoundOrder } from '../api';
import { leverMessages } from '../locales/messages';
import { DirectionText } from '../figures/direction-text';
import { quoteOf } from '../personal-limits/limits';
import { closeReasonOf } from '../rules/close-reason';
import { netProfit } from '../rules/net-profit';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { ClosedLinks } from './closed-links';
import { ProfitText } from '../figures/profit-text';

/** The figures of one order. A filled reduce-only order has neither margin nor fees: its figures are what it closed. */
export function OrderFigures({ list, order }: FoundOrder) {
  const text = leverMessages.useText();
  const format = useFormat();
  const decimalsOf = usePriceDecimals();
  const quote = quoteOf(order);
  const isFilled = list === 'filled';
  const reason = closeReasonOf(order);
  const price = (value: typeof order.markPrice) => format.price(value, decimalsOf(order));
  const money = (value: typeof order.margin) =>
    format.money(value, { decimals: SHOWN_MONEY_DECIMALS, currency: quote });
  return (
    <FigureLines style={{ maxWidth: 480, padding: 12 }}>
      <FigureLine label={text('orders.number')}>{String(order.id)}</FigureLine>
      <FigureLine label={text('order.state')}>{text(`tabs.${list}`)}</FigureLine>
      <FigureLine label={text('orders.pair')}>
        {order.symbol} <DirectionText direction={order.direction} />
      </FigureLine>
      <FigureLine label={text('form.lots')}>{format.amount(order.lots)}</FigureLine>
      {isFilled ? (
        <>
          <FigureLine label={text('orders.closePrice')}>{price(order.entryPrice)}</FigureLine>
          {order.closes && (
            <>
              <FigureLine label={text('filled.closed')}>
                <ClosedLinks closes={order.closes} />
              </FigureLine>
              <FigureLine label={text('orders.profit')}>
                <ProfitText value={order.profit} unit={quote} />
              </FigureLine>
            </>
          )}
          <FigureLine label={text('orders.filledAt')}>{format.zonedDateTime(order.handledAt)}</FigureLine>
        </>
      ) : (
        <>
          <FigureLine label={text('orders.entryPrice')}>{price(order.entryPrice)}</FigureLine>
          <FigureLine label={text(list === 'closed' ? 'orders.closePrice' : 'orders.markPrice')}>
            {price(order.markPrice)}
          </FigureLine>
          <FigureLine label={text('form.margin')}>{money(order.margin)}</FigureLine>
          <FigureLine label={text('stops.takeProfit')} missing="notSet">
            {price(order.takeProfit)}
          </FigureLine>
          <FigureLine label={text('stops.stopLoss')} missing="notSet">
            {price(order.stopLoss)}
          </FigureLine>
          <FigureLine label={text('orders.fee')}>{money(order.tradeFee)}</FigureLine>
          <FigureLine label={text('orders.overnight')}>{money(order.overnightFee)}</FigureLine>
          <FigureLine label={text('orders.profit')}>
            <ProfitText value={order.profit} unit={quote} />
          </FigureLine>
          <FigureLine label={text('orders.netProfit')}>
            <ProfitText value={netProfit(order)} unit={quote} />
          </FigureLine>
          {reason !== undefined && <FigureLine label={text('orders.reason')}>{text(`reason.${reason}`)}</FigureLine>}
          <FigureLine label={text('closedChart.opened')}>{format.zonedDateTime(order.openedAt)}</FigureLine>
          <FigureLine label={text('closedChart.closed')}>
            {format.zonedDateTime(order.completedAt ?? order.handledAt)}
          </FigureLine>
        </>
      )}
    </FigureLines>
  );
}
