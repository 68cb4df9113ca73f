import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, ReadError, useAppSelector } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { EmptyState, FigureLine, FigureLines, Page, Panel, Skeleton } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router';
import { useFindOrderQuery } from '../api';
import { DirectionText } from '../order-form/direction-text';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../orders/profit-text';
import { netProfit } from '../rules/net-profit';
import { closeReasonOf } from '../rules/close-reason';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { usePriceDecimals } from '../account/use-price-decimals';
import { LeverLinks } from '../layout/lever-links';

function OneOrder() {
  const text = leverMessages.useText();
  const format = useFormat();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('id') ?? '');
  const isId = Number.isSafeInteger(id) && id > 0;
  const decimalsOf = usePriceDecimals();
  const query = useFindOrderQuery(isLoggedIn && isId ? id : skipToken);
  const { currentData, isError, error } = query;
  const state = loadState({ data: currentData, isError, error });
  if (!isId) return <EmptyState title={text('order.noId')} />;
  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={() => void query.refetch()} />;
  }
  if (currentData === undefined) return <Skeleton />;
  if (currentData === null) return <EmptyState title={text('order.notFound', { id: String(id) })} />;
  const { list, order } = currentData;
  const quote = order.symbol.split('/')[1] ?? '';
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
      <FigureLine label={text('orders.entryPrice')}>{price(order.entryPrice)}</FigureLine>
      <FigureLine label={text(list === 'closed' ? 'orders.closePrice' : 'orders.markPrice')}>
        {price(order.markPrice)}
      </FigureLine>
      <FigureLine label={text('form.margin')}>{money(order.margin)}</FigureLine>
      <FigureLine label={text('stops.takeProfit')}>{price(order.takeProfit)}</FigureLine>
      <FigureLine label={text('stops.stopLoss')}>{price(order.stopLoss)}</FigureLine>
      <FigureLine label={text('orders.fee')}>{money(order.tradeFee)}</FigureLine>
      <FigureLine label={text('orders.overnight')}>{money(order.overnightFee)}</FigureLine>
      <FigureLine label={text('orders.profit')}>
        <ProfitText value={order.profit} unit={quote} />
      </FigureLine>
      <FigureLine label={text('orders.netProfit')}>
        <ProfitText value={netProfit(order)} unit={quote} />
      </FigureLine>
      {reason !== undefined && <FigureLine label={text('orders.reason')}>{text(`reason.${reason}`)}</FigureLine>}
      <FigureLine label={text('closedChart.opened')}>{format.dateTime(order.openedAt)}</FigureLine>
      <FigureLine label={text('closedChart.closed')}>
        {format.dateTime(order.completedAt ?? order.handledAt)}
      </FigureLine>
    </FigureLines>
  );
}

/** `/leverTransaction?id=…`: one order in any state. */
export function Component() {
  const text = leverMessages.useText();
  return (
    <Page title={text('order.title')}>
      <LeverLinks />
      <Panel label={text('order.title')}>
        <OneOrder />
      </Panel>
    </Page>
  );
}
