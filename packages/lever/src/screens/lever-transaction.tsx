import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { EmptyState, Page, Panel, Skeleton } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { useFindOrderQuery } from '../api';
import { DirectionText } from '../form-view/direction-text';
import { Figure, Figures } from '../form-view/figures';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../order-panel/profit-text';
import { netProfit } from '../rules/net-profit';
import { closeReasonOf } from '../rules/close-reason';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { usePriceDecimals } from '../account/use-price-decimals';
import { LeverLinks } from './lever-links';

function OneOrder() {
  const text = leverMessages.useText();
  const format = useFormat();
  const isLoggedIn = useSelector(selectIsLoggedIn);
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
    <Figures style={{ maxWidth: 480, padding: 12 }}>
      <Figure term={text('orders.number')}>{String(order.id)}</Figure>
      <Figure term={text('order.state')}>{text(`tabs.${list}`)}</Figure>
      <Figure term={text('orders.pair')}>
        {order.symbol} <DirectionText direction={order.direction} />
      </Figure>
      <Figure term={text('form.lots')}>{format.amount(order.lots)}</Figure>
      <Figure term={text('orders.entryPrice')}>{price(order.entryPrice)}</Figure>
      <Figure term={text(list === 'closed' ? 'orders.closePrice' : 'orders.markPrice')}>
        {price(order.markPrice)}
      </Figure>
      <Figure term={text('form.margin')}>{money(order.margin)}</Figure>
      <Figure term={text('stops.takeProfit')}>{price(order.takeProfit)}</Figure>
      <Figure term={text('stops.stopLoss')}>{price(order.stopLoss)}</Figure>
      <Figure term={text('orders.fee')}>{money(order.tradeFee)}</Figure>
      <Figure term={text('orders.overnight')}>{money(order.overnightFee)}</Figure>
      <Figure term={text('orders.profit')}>
        <ProfitText value={order.profit} unit={quote} />
      </Figure>
      <Figure term={text('orders.netProfit')}>
        <ProfitText value={netProfit(order)} unit={quote} />
      </Figure>
      {reason !== undefined && <Figure term={text('orders.reason')}>{text(`reason.${reason}`)}</Figure>}
      <Figure term={text('closedChart.opened')}>{format.dateTime(order.openedAt)}</Figure>
      <Figure term={text('closedChart.closed')}>{format.dateTime(order.completedAt ?? order.handledAt)}</Figure>
    </Figures>
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
